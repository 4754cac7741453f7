import { CompactNumber } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import classes from '../dashboard.module.css';

/** A queue of the home office. */
export interface QueueLine {
  readonly queue: string;
  readonly text: string;
  readonly count: number;
  /** For how many days the oldest waits. */
  readonly days: number;
  /** The list it is decided in, where this app has it. */
  readonly to: LinkTarget | undefined;
}

/** From this age on a queue is marked. */
const LATE_DAYS = 3;

const ageOf = (days: number) => (days === 0 ? 'since today' : days === 1 ? '1 day' : `${days} days`);

/** Queues, each leading to the list that it is decided in. */
export function QueueList({ lines }: { readonly lines: readonly QueueLine[] }) {
  return (
    <ul className={classes.rows}>
      {lines.map((line) => (
        <li key={line.queue}>
          {line.to ? (
            <Link to={line.to} className={classes.row}>
              <QueueText {...line} />
            </Link>
          ) : (
            <div className={classes.row}>
              <QueueText {...line} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function QueueText({ text, count, days, to }: QueueLine) {
  return (
    <>
      <span className={classes.dot} data-late={days >= LATE_DAYS || undefined} aria-hidden />
      <span className={classes.words}>
        {text}
        <span className={classes.muted}>Oldest: {ageOf(days)}</span>
      </span>
      <span className={classes.amount}>
        <CompactNumber value={count} />
      </span>
      <span className={classes.arrow} aria-hidden>
        {to ? '→' : ''}
      </span>
    </>
  );
}
