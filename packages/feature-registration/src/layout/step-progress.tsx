import type { RegistrationStep } from '@upline/domain';
import { ProgressBar } from '@upline/ui-kit/progress/progress-bar.tsx';
import { STEP_LABELS } from '../registration.ts';
import classes from './registration-layout.module.css';

export interface StepProgressProps {
  readonly steps: readonly RegistrationStep[];
  readonly current: RegistrationStep;
}

/** The progress as a line and in words, narrow enough for a phone. */
export function StepProgress({ steps, current }: StepProgressProps) {
  const at = steps.indexOf(current) + 1;
  const next = steps[at];
  const text = `Step ${at} of ${steps.length}`;
  return (
    <div className={classes.progress}>
      <div>
        <span>{text}</span>
        {next && <span className={classes.muted}>Next: {STEP_LABELS[next]}</span>}
      </div>
      <ProgressBar label="Registration" value={at} goal={steps.length} text={text} />
    </div>
  );
}
