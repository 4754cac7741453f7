import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { Birthdays } from './birthdays.tsx';
import classes from './meeting.module.css';
import { useStandings } from './meeting-queries.ts';
import { NewLicenses } from './new-licenses.tsx';
import { NextActions } from './next-actions.tsx';
import { Standings } from './standings.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useLeave } from './use-leave.ts';

/** The board of a meeting: standings, new licenses, birthdays and what comes next, and neither pay nor a client. */
export function MeetingScreen() {
  const leave = useLeave();
  const fullScreen = useFullScreen(leave);
  const board = useStandings();
  return (
    <div className={classes.board}>
      <header className={classes.head}>
        <h1 className={classes.title}>Team meeting</h1>
        {board.asOf && (
          <p className={layout.muted}>
            As of <DateText value={board.asOf} />
          </p>
        )}
        <div className={classes.ways}>
          {fullScreen.offers && (
            <Button
              variant="default"
              className={classes.full ?? ''}
              leftSection={<IconMaximize size={16} stroke={1.75} />}
              onClick={fullScreen.enter}
            >
              Full screen
            </Button>
          )}
          <Button
            variant="default"
            aria-keyshortcuts="Escape"
            leftSection={<IconX size={16} stroke={1.75} />}
            onClick={leave}
          >
            Leave
          </Button>
        </div>
      </header>
      <div className={classes.panels}>
        <Standings board={board} />
        <NewLicenses />
        <Birthdays />
        <NextActions />
      </div>
    </div>
  );
}
