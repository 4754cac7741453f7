import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { DateText } from '../format/date-text.tsx';
import { Dash } from '../format/formats.tsx';
import { Private } from '../private/private.tsx';
import type { StatusTone } from '../status/status-tone.ts';
import classes from './timeline.module.css';

/** One thing that happened. */
export interface TimelineEntry {
  readonly id: string;
  readonly title: ReactNode;
  /** When, as a stamp in UTC. */
  readonly at: string;
  /** Who did it. */
  readonly actor?: string | null;
  /** Set when an admin did it in the other's name. */
  readonly viaProxy?: boolean;
  readonly body?: ReactNode;
  readonly changes?: readonly {
    readonly field: string;
    readonly before: ReactNode;
    readonly after: ReactNode;
  }[];
  readonly tone?: StatusTone;
}

const orDash = (value: ReactNode) =>
  value === null || value === undefined || value === '' ? <Dash /> : <Private>{value}</Private>;

/** What happened to a record, newest first: who, when, and which field from what to what (D.7.46). */
export function Timeline({
  label,
  entries,
}: {
  readonly label: string;
  readonly entries: readonly TimelineEntry[];
}) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={clsx(classes.entry, classes[entry.tone ?? 'neutral'])}>
          <p className={classes.title}>{entry.title}</p>
          <p className={classes.meta}>
            {entry.actor && (
              <>
                <Private>{entry.actor}</Private>
                {entry.viaProxy && ' (via proxy)'}
                {' · '}
              </>
            )}
            <DateText value={entry.at} relative />
          </p>
          {entry.body && <div className={classes.body}>{entry.body}</div>}
          {entry.changes && entry.changes.length > 0 && (
            <dl className={classes.changes}>
              {entry.changes.map((change) => (
                <div key={change.field}>
                  <dt>{change.field}</dt>
                  <dd>
                    <span className="up-sr-only">from </span>
                    <span className={classes.before}>{orDash(change.before)}</span>
                    <span aria-hidden> → </span>
                    <span className="up-sr-only"> to </span>
                    {orDash(change.after)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
