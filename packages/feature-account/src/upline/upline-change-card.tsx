import { dayAt, formatDate, uplineRequestWord } from '@upline/domain';
import { RecordActions, Track } from '@upline/shell';
import { Card, DateText, FactList, Private, Status, Timeline } from '@upline/ui-kit';
import type { StatusTone } from '@upline/ui-kit/status/status-tone.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { changeActions } from './upline.actions.ts';
import classes from './upline.module.css';
import { isOpen, stagesOf, type UplineChange, wordsOf } from './upline-change.ts';

export interface UplineChangeCardProps {
  readonly row: UplineChange;
  /** The reader sent it. */
  readonly isOwn: boolean;
}

const person = ({ code, name }: UplineChange['associate']) => `${name} (${code})`;

function toneOf(status: UplineChange['status']): StatusTone {
  if (status === 'Approved') return 'success';
  return status.startsWith('Rejected') ? 'danger' : 'neutral';
}

/** One request: where it stands, who answered when, and what the reader may do (domain.md 2.33). */
export function UplineChangeCard({ row, isOwn }: UplineChangeCardProps) {
  const { associate, from_upline, to_upline, owner, steps } = row;
  const actions = changeActions(row);
  return (
    <Card title={`${isOwn ? 'Your request' : 'Request'} of ${formatDate(dayAt(new Date(row.created_at)))}`}>
      <div className={classes.part}>
        {isOpen(row) && <Track label="Stages" steps={stagesOf(row)} />}
        <FactList
          facts={[
            { label: 'Status', value: <Status value={uplineRequestWord(row)} /> },
            ...(isOwn ? [] : [{ label: 'Associate', value: person(associate), private: 'name' as const }]),
            { label: 'Present upline', value: person(from_upline), private: 'name' },
            { label: 'Present RMD', value: owner && person(owner), private: 'name' },
            { label: 'New upline', value: person(to_upline), private: 'name' },
            { label: 'Team', value: row.with_downline ? 'Moves along' : 'Stays with the present upline' },
            { label: 'Reason', value: row.reason, private: 'name' },
            ...(row.status === 'Pending For Owner'
              ? [{ label: 'Answer by', value: <DateText value={row.answer_by} /> }]
              : []),
            ...(row.effective_date
              ? [{ label: 'Moves on', value: <DateText value={row.effective_date} /> }]
              : []),
          ]}
        />
        {actions.length > 0 && (
          <div className={layout.buttons}>
            <RecordActions actions={actions} size="sm" filled="agree" />
          </div>
        )}
        <Timeline
          label="History"
          entries={steps.toReversed().map((step, index) => ({
            id: `${index}`,
            title: wordsOf(step),
            at: step.at,
            actor: step.by?.name ?? null,
            tone: index === 0 ? toneOf(step.status) : 'neutral',
            ...(step.note === null ? {} : { body: <Private>{step.note}</Private> }),
          }))}
        />
      </div>
    </Card>
  );
}
