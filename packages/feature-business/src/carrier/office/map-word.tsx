import type { ApiError, OperationAnswer } from '@upline/api-client';
import { POLICY_LIFECYCLES, type PolicyLifecycle } from '@upline/domain';
import { Banner, Button, RequestId, SelectField } from '@upline/ui-kit';
import { useRef, useState } from 'react';
import classes from './feeds.module.css';

export type Word = OperationAnswer<'listCarrierStatuses'>['rows'][number];

export interface MapWordProps {
  readonly word: Word;
  readonly saving?: boolean;
  /** Why the choice could not be kept. */
  readonly problem?: ApiError | undefined;
  /** Gives undefined where it was refused. */
  readonly save: (lifecycle: PolicyLifecycle) => Promise<unknown>;
}

/** What a word means is chosen and then saved: a select that saved by itself would do so with every arrow key. */
export function MapWord({ word, saving = false, problem, save }: MapWordProps) {
  const [chosen, setChosen] = useState<PolicyLifecycle>();
  const box = useRef<HTMLDivElement>(null);
  const name = `${word.provider}: ${word.text}`;
  const keep = async (lifecycle: PolicyLifecycle) => {
    if ((await save(lifecycle)) === undefined) return;
    setChosen(undefined);
    // The button goes away with what it was for.
    box.current?.querySelector('select')?.focus();
  };
  return (
    <div className={classes.word} ref={box}>
      <div className={classes.choice}>
        <SelectField
          label={name}
          hideLabel
          required={word.lifecycle !== null}
          emptyLabel="Not mapped"
          disabled={saving}
          value={chosen ?? word.lifecycle ?? ''}
          options={POLICY_LIFECYCLES}
          onChange={(value) => setChosen(POLICY_LIFECYCLES.find((each) => each === value))}
        />
        {chosen && chosen !== word.lifecycle && (
          <Button
            size="xs"
            variant="filled"
            aria-label={`Save ${name}`}
            loading={saving}
            onClick={() => void keep(chosen)}
          >
            Save
          </Button>
        )}
      </div>
      {problem && (
        <Banner tone="danger" live>
          {problem.message} <RequestId id={problem.requestId ?? undefined} />
        </Banner>
      )}
    </div>
  );
}
