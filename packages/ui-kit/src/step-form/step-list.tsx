import { clsx } from 'clsx';
import { IconAlertCircle, IconCheck } from '../icons/icons.ts';
import classes from './step-form.module.css';
import type { StepStatus } from './use-steps.ts';

const WORDS: Readonly<Record<StepStatus, string>> = {
  wait: 'not started',
  process: 'current step',
  finish: 'finished',
  error: 'has errors',
};

export interface StepListProps {
  readonly steps: readonly { readonly key: string; readonly label: string }[];
  readonly current: number;
  readonly statusOf: (index: number) => StepStatus;
  readonly onPick: (index: number) => void;
}

/** The steps with their states; each is a button. */
export function StepList({ steps, current, statusOf, onPick }: StepListProps) {
  return (
    <ol className={classes.list} aria-label="Steps">
      {steps.map((step, index) => {
        const status = statusOf(index);
        return (
          <li key={step.key} className={classes.entry}>
            <button
              type="button"
              className={clsx(classes.button, classes[status], index === current && classes.current)}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onPick(index)}
            >
              <span className={classes.mark} aria-hidden>
                {status === 'finish' ? (
                  <IconCheck size={16} stroke={2} />
                ) : status === 'error' ? (
                  <IconAlertCircle size={16} stroke={2} />
                ) : (
                  index + 1
                )}
              </span>
              {step.label}
              <span className="up-sr-only">, {WORDS[status]}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
