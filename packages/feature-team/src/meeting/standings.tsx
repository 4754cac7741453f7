import { useAccess } from '@upline/shell';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { BusinessVolume } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from './meeting.module.css';
import type { Standing, useStandings } from './meeting-queries.ts';
import { Panel } from './panel.tsx';

interface StandingsProps {
  readonly board: ReturnType<typeof useStandings>;
}

/** Who leads this month by submitted business; production, never pay. */
export function Standings({ board }: StandingsProps) {
  const { code } = useAccess().user;
  return (
    <Panel
      title={`${board.title} standings`}
      about="Submitted BV of this month, adjusted"
      query={board}
      isEmpty={(rows) => rows.length === 0}
      empty="Nobody is on the board this month yet."
    >
      {(rows) => (
        <ol className={classes.rows}>
          {rows.map((row) => (
            <Place key={row.user.code} row={row} isOwn={row.user.code === code} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Place({
  row: { rank, user, adjusted },
  isOwn,
}: {
  readonly row: Standing;
  readonly isOwn: boolean;
}) {
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <li className={classes.row} data-first={rank === 1 || undefined} data-own={isOwn || undefined}>
      <span className={classes.rank}>
        <span className="up-sr-only">Place </span>
        {rank}
      </span>
      <Avatar code={user.code} name={name} hasPhoto={user.has_photo} size={40} />
      <span className={classes.name}>
        <Private>{name}</Private>
        {isOwn && <span className={classes.you}>You</span>}
      </span>
      <span className={classes.figure}>
        <BusinessVolume cents={adjusted.current} />
      </span>
    </li>
  );
}
