import { type NamedAction, RecordActions } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { TrainingCaseFacts } from './policies.actions.ts';

export interface TrainingCaseProps {
  readonly one: Pick<TrainingCaseFacts, 'status' | 'acknowledge_by'>;
  /** Says that the trainee was there and did the work (R-TRN-01). */
  readonly actions: readonly NamedAction[];
}

/** How the case counts in the trainee's program; who may acknowledges it, with a word to it or without. */
export function TrainingCase({ one, actions }: TrainingCaseProps) {
  const { status, acknowledge_by } = one;
  return (
    <>
      <p className={layout.muted}>
        Training case: <Status value={status} />
        {status === 'Pending' && acknowledge_by && (
          <>
            , to be acknowledged by <DateText value={acknowledge_by} />
          </>
        )}
        {status === 'Pending' && !acknowledge_by && ' until the policy is issued'}
      </p>
      {actions.length > 0 && (
        <div className={layout.buttons}>
          <RecordActions actions={actions} />
        </div>
      )}
    </>
  );
}
