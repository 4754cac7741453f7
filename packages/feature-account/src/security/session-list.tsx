import type { OperationAnswer } from '@upline/api-client';
import { Button } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './session-list.module.css';

export type Session = OperationAnswer<'listSessions'>['rows'][number];

const PLACES = { portal: 'Portal', admin: 'Admin' } as const;

export interface SessionListProps {
  readonly sessions: readonly Session[];
  /** Absent where nothing may be ended. */
  readonly onEnd?: ((session: Session) => void) | undefined;
  /** Id of the session that is being ended. */
  readonly ending?: string | undefined;
}

/** Where the person is signed in, this session first. */
export function SessionList({ sessions, onEnd, ending }: SessionListProps) {
  const ordered = [...sessions].sort((a, b) => Number(b.is_current) - Number(a.is_current));
  return (
    <ul className={classes.rows} aria-label="Sessions">
      {ordered.map((session) => (
        <li key={session.id} className={classes.row}>
          <div>
            <p className={classes.device}>
              {session.device}
              {session.is_current && <span className={classes.current}>This session</span>}
            </p>
            <p className={layout.small}>
              {PLACES[session.audience]} · <Private kind="contact">{session.address}</Private> · used{' '}
              <DateText value={session.last_used_at} relative />
            </p>
          </div>
          {onEnd && !session.is_current && (
            <Button
              size="xs"
              loading={ending === session.id}
              aria-label={`End session on ${session.device}`}
              onClick={() => onEnd(session)}
            >
              End session
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
