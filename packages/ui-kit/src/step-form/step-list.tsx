import '@mantine/core/styles/Stepper.layer.css';
import { Stepper } from '@mantine/core';
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

/** The steps with their states; each is a button. A step that was left keeps its state, before and behind the current one. */
export function StepList({ steps, current, statusOf, onPick }: StepListProps) {
  return (
    <Stepper
      className={classes.list}
      role="group"
      aria-label="Steps"
      active={current}
      onStepClick={onPick}
      iconSize="1.5rem"
      wrap={false}
    >
      {steps.map((step, index) => {
        const status = statusOf(index);
        const sign =
          status === 'error' ? (
            <IconAlertCircle size={16} stroke={2} />
          ) : status === 'finish' ? (
            <IconCheck size={16} stroke={2} />
          ) : (
            // What can be read of a button is part of its name: the number is drawn as a list's would be.
            <span className={classes.number} />
          );
        return (
          <Stepper.Step
            key={step.key}
            label={step.label}
            aria-label={`${step.label}, ${WORDS[status]}`}
            aria-current={index === current ? 'step' : undefined}
            data-status={status}
            icon={sign}
            completedIcon={sign}
            progressIcon={sign}
            {...(status === 'error' ? { color: 'red' } : {})}
          />
        );
      })}
    </Stepper>
  );
}
