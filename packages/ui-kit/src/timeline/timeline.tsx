import '@mantine/core/styles/Timeline.layer.css';
import { Timeline as MantineTimeline, Text } from '@mantine/core';
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

const DOTS: Readonly<Record<StatusTone, string>> = {
  success: 'var(--up-color-success)',
  warning: 'var(--up-color-warning)',
  danger: 'var(--up-color-danger-mark)',
  info: 'var(--up-color-info)',
  neutral: 'var(--up-color-neutral)',
};

/** What happened to a record, newest first: who, when, and which field from what to what (D.7.46). */
export function Timeline({
  label,
  entries,
}: {
  readonly label: string;
  readonly entries: readonly TimelineEntry[];
}) {
  return (
    <MantineTimeline role="list" aria-label={label}>
      {entries.map((entry) => (
        <MantineTimeline.Item
          key={entry.id}
          role="listitem"
          color={DOTS[entry.tone ?? 'neutral']}
          title={<p>{entry.title}</p>}
        >
          <Text size="xs" c="dimmed">
            {entry.actor && (
              <>
                <Private>{entry.actor}</Private>
                {entry.viaProxy && ' (via proxy)'}
                {' · '}
              </>
            )}
            <DateText value={entry.at} relative />
          </Text>
          {entry.body && <div className={classes.body}>{entry.body}</div>}
          {entry.changes && entry.changes.length > 0 && (
            <dl className={classes.body}>
              {entry.changes.map((change) => (
                <div key={change.field} className={classes.change}>
                  <dt>{change.field}</dt>
                  <dd>
                    <span className="up-sr-only">from </span>
                    <del>{orDash(change.before)}</del>
                    <span aria-hidden> → </span>
                    <span className="up-sr-only"> to </span>
                    {orDash(change.after)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </MantineTimeline.Item>
      ))}
    </MantineTimeline>
  );
}
