import type { OperationAnswer } from '@upline/api-client';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { timesOf } from '../event-time.ts';
import { seatsWords } from '../reading/seats-words.ts';
import classes from './tile.module.css';

/** How many events the dashboard shows. */
const SHOWN = 3;

interface NextEventsProps {
  readonly events: OperationAnswer<'listUpcomingEvents'>['rows'];
}

/** The next events in short: when, where, and the reader's own standing or whether there are seats. */
export function NextEvents({ events }: NextEventsProps) {
  return (
    <ul className={classes.rows}>
      {events.slice(0, SHOWN).map((event) => {
        const { there, here } = timesOf(event.starts_at, event.time_zone);
        return (
          <li key={event.id}>
            <Link to={{ to: '/events/$slug', params: { slug: event.slug } }} className={classes.row}>
              <span className={classes.words}>
                <span className={classes.name}>{event.title}</span>
                <span className={classes.note}>{there}</span>
                {here && <span className={classes.note}>{here}</span>}
                <span className={classes.note}>
                  {event.venue ?? 'Online'}
                  {!event.mine && ` · ${seatsWords(event)}`}
                </span>
              </span>
              {event.mine && <Status value={event.mine} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
