import { Button } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { useState } from 'react';
import parts from '../parts.module.css';
import { LazyTextForm } from './lazy-text-form.tsx';
import type { Policy } from './policy-head.tsx';

export interface TrainingCaseProps {
  readonly one: NonNullable<Policy['training_case']>;
  /** Says that the trainee was there and did the work (R-TRN-01). */
  readonly acknowledge: (comment: string | null) => Promise<unknown>;
}

const MOST_CHARACTERS = 1_000;

/** How the case counts in the trainee's program; who may acknowledges it, with a word to it or without. */
export function TrainingCase({ one, acknowledge }: TrainingCaseProps) {
  const [writing, setWriting] = useState(false);
  const { status, acknowledge_by, actions } = one;
  return (
    <>
      <p className={parts.muted}>
        Training case: <Status value={status} />
        {status === 'Pending' && acknowledge_by && (
          <>
            , to be acknowledged by <DateText value={acknowledge_by} />
          </>
        )}
        {status === 'Pending' && !acknowledge_by && ' until the policy is issued'}
      </p>
      {actions.includes('acknowledge') && !writing && (
        <div className={parts.buttons}>
          <Button size="xs" onClick={() => setWriting(true)}>
            Acknowledge case
          </Button>
        </div>
      )}
      {writing && (
        <LazyTextForm
          label="Comment"
          saveLabel="Acknowledge case"
          optional
          maxLength={MOST_CHARACTERS}
          save={(comment) => acknowledge(comment.trim() === '' ? null : comment)}
          onSaved={() => setWriting(false)}
          onCancel={() => setWriting(false)}
        />
      )}
    </>
  );
}
