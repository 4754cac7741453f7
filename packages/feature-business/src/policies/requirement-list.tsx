import { Button, Private } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { type ReactNode, useState } from 'react';
import parts from '../parts.module.css';
import { LazyTextForm } from './lazy-text-form.tsx';
import type { Policy } from './policy-head.tsx';
import classes from './policy-parts.module.css';

export type Requirement = Policy['requirements'][number];

export interface RequirementListProps {
  readonly requirements: readonly Requirement[];
  /** Sends an answer; absent where the reader may not. */
  readonly onAnswer?: ((requirement: Requirement, answer: string) => Promise<unknown>) | undefined;
  /** What else can be done with one: mending it, or saying that it is done. Undefined where there is nothing. */
  readonly actionOf?: (requirement: Requirement) => ReactNode | undefined;
}

const stateOf = ({ closed_at, answered_at }: Requirement) =>
  closed_at ? 'Completed' : answered_at ? 'Received' : 'Action Required';

/** What the home office or the submission check asks for, with the answers given. */
export function RequirementList({ requirements, onAnswer, actionOf }: RequirementListProps) {
  const [answering, setAnswering] = useState<string>();
  return (
    <ul className={parts.list} aria-label="Requirements">
      {requirements.map((one) => {
        const action = actionOf?.(one);
        return (
          <li key={one.id} className={parts.entry}>
            <div className={parts.row}>
              <p className={parts.words}>
                <Private>{one.text}</Private>
              </p>
              <Status value={stateOf(one)} />
            </div>
            <p className={parts.muted}>
              Asked <DateText value={one.asked_at} relative />
              {one.associate && (
                <>
                  {' '}
                  of <Private>{one.associate.name}</Private>
                </>
              )}
              {one.is_automatic && ', found by the submission check; it closes when the check passes'}
            </p>
            {one.answer && (
              <p className={classes.text}>
                <span className={parts.muted}>
                  Answered <DateText value={one.answered_at} relative />:{' '}
                </span>
                <Private>{one.answer}</Private>
              </p>
            )}
            {action && <div className={parts.buttons}>{action}</div>}
            {onAnswer && !one.closed_at && !one.is_automatic && answering !== one.id && (
              <div className={parts.buttons}>
                <Button size="xs" onClick={() => setAnswering(one.id)}>
                  {one.answer ? 'Answer again' : 'Answer'}
                </Button>
              </div>
            )}
            {onAnswer && answering === one.id && (
              <LazyTextForm
                label="Answer"
                saveLabel="Send answer"
                maxLength={4000}
                save={(answer) => onAnswer(one, answer)}
                onSaved={() => setAnswering(undefined)}
                onCancel={() => setAnswering(undefined)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
