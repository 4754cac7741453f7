import '@mantine/core/styles/Timeline.layer.css';
import { Timeline as MantineTimeline, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
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
  /** Its changes stand behind a button: the title says it all. */
  readonly folds?: boolean;
  readonly tone?: StatusTone;
}

const orDash = (value: ReactNode) =>
  value === null || value === undefined || value === '' ? <Dash /> : <Private>{value}</Private>;

type Change = NonNullable<TimelineEntry['changes']>[number];

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '';

/** A changed field as a sentence: set, removed, or changed from one to another. */
function ChangeLine({ change: { field, before, after } }: { readonly change: Change }) {
  return (
    <div>
      <span className={classes.field}>{field}</span>{' '}
      {isNothing(after) ? (
        <>
          removed, was <del>{orDash(before)}</del>
        </>
      ) : isNothing(before) ? (
        <>set to {orDash(after)}</>
      ) : (
        <>
          changed from <del>{orDash(before)}</del> to {orDash(after)}
        </>
      )}
    </div>
  );
}

/** Further lines are behind a button, since the title already says what happened. */
const FEW = 4;

function Changes({ changes = [], folds = changes.length > FEW }: Pick<TimelineEntry, 'changes' | 'folds'>) {
  const [isOpen, setOpen] = useState(!folds);
  if (changes.length === 0) return null;
  if (!isOpen)
    return (
      <Button size="xs" variant="subtle" px={0} onClick={() => setOpen(true)}>
        Show {changes.length} {changes.length === 1 ? 'detail' : 'details'}
      </Button>
    );
  return (
    <div className={classes.changes}>
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
    </div>
  );
}

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
          <Changes {...entry} />
        </MantineTimeline.Item>
      ))}
    </MantineTimeline>
  );
}
