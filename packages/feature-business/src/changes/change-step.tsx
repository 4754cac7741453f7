import { CHANGE_ROW_STATES } from '@upline/domain';
import { RecordActions } from '@upline/shell';
import { Banner, Button, DateText } from '@upline/ui-kit';
import { useTask } from '@upline/ui-kit/dialog/use-task.ts';
import { RequestId } from '@upline/ui-kit/errors/request-id.tsx';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { ProgressBar } from '@upline/ui-kit/progress/progress-bar.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { type Change, counted, RESOURCES } from './change-lists.ts';
import { changeActions } from './changes.actions.ts';
import { useApplyChange } from './changes.mutations.ts';

const WORDS: Readonly<Record<(typeof CHANGE_ROW_STATES)[number], string>> = {
  Ready: 'ready',
  'No Change': 'without a change',
  Refused: 'refused',
  Saved: 'saved',
  'Changed Meanwhile': 'changed by someone else meanwhile',
  Undone: 'undone',
  Kept: 'left as they are',
};

/** `11 saved, 1 refused`. */
const summaryOf = ({ counts }: Pick<Change, 'counts'>) =>
  CHANGE_ROW_STATES.filter((state) => (counts[state] ?? 0) > 0)
    .map((state) => `${(counts[state] ?? 0).toLocaleString('en-US')} ${WORDS[state]}`)
    .join(', ');

export interface ChangeStepProps {
  readonly change: Change;
  /** Whether columns were chosen that the rows do not show yet. */
  readonly isEdited?: boolean;
}

/** Where a bulk edit or an import stands, and the one thing to do next. */
export function ChangeStep({ change, isEdited = false }: ChangeStepProps) {
  if (change.status === 'Draft') return <Preview change={change} isEdited={isEdited} />;
  if (change.status === 'Applying' || change.status === 'Undoing') return <UnderWay change={change} />;
  return <Outcome change={change} />;
}

function Preview({ change, isEdited = false }: ChangeStepProps) {
  const { id, version, kind, resource, counts, similar, actions } = change;
  const apply = useApplyChange(resource);
  const [leaveSimilar, setLeaveSimilar] = useState(true);
  const isImport = kind === 'Import';
  const task = useTask(
    () =>
      apply.send({
        params: { id },
        body: { leave_similar: isImport && similar > 0 && leaveSimilar },
        ifMatch: version,
      }),
    () => undefined,
  );
  const ready = counted(resource, counts.Ready ?? 0);
  const mayApply = actions.includes('apply');
  return (
    <>
      <Banner
        title={`Nothing is ${isImport ? 'added' : 'changed'} yet: ${summaryOf(change)}`}
        actions={
          mayApply && (
            <Button
              variant="filled"
              disabled={isEdited}
              loading={task.processing}
              onClick={() => void task.run()}
            >
              {isImport ? `${RESOURCES[resource].merges ? 'Import' : 'Add'} ${ready}` : `Change ${ready}`}
            </Button>
          )
        }
      >
        {isEdited
          ? 'You have chosen other columns. Use them first: the rows show what the former ones give.'
          : mayApply
            ? 'Rows that are refused stay as they are; the others can be undone for a day.'
            : 'No row can be written as it stands.'}
      </Banner>
      {isImport && similar > 0 && (
        <CheckboxField
          label={`Leave out ${similar.toLocaleString('en-US')} that look like somebody who is there already`}
          checked={leaveSimilar}
          onChange={setLeaveSimilar}
        />
      )}
      {task.problem && (
        <Banner tone="danger" live title={task.problem.message}>
          {task.problem.code === 'stale-version'
            ? 'The page shows how it stands now: look at it once more before you decide.'
            : 'Try again: what was written already is not written twice.'}
          <RequestId id={task.problem.requestId} />
        </Banner>
      )}
    </>
  );
}

/** How far the writing is. */
export function UnderWay({ change: { status, counts, rows } }: ChangeStepProps) {
  const left = counts[status === 'Undoing' ? 'Saved' : 'Ready'] ?? 0;
  const done = rows - left;
  const text = `${done.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} rows`;
  return (
    <div className={layout.close}>
      <p>
        {status === 'Undoing' ? 'Undoing' : 'Writing'}: {text}.
      </p>
      <ProgressBar label="Rows written" value={done} goal={Math.max(rows, 1)} text={text} />
      <p className={layout.muted}>It goes on when you leave this page.</p>
    </div>
  );
}

/** What became of the rows, and the way back. */
export function Outcome({ change }: ChangeStepProps) {
  const { status, undo_until, undone_at, actions } = change;
  const mayUndo = actions.includes('undo');
  return (
    <Banner
      tone={status === 'Undone' ? 'info' : 'success'}
      live
      title={status === 'Undone' ? `Undone: ${summaryOf(change)}` : `Done: ${summaryOf(change)}`}
      actions={mayUndo && <RecordActions size="sm" actions={changeActions(change)} />}
    >
      {mayUndo && (
        <>
          It can be undone until <DateText value={undo_until ?? ''} />.
        </>
      )}
      {undone_at && (
        <>
          Undone at <DateText value={undone_at} />.
        </>
      )}
    </Banner>
  );
}
