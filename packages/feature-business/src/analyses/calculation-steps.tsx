import type { CalculationStep } from '@upline/domain/calculators';
import { Money, Private } from '@upline/ui-kit';
import classes from './analyses.module.css';

export interface CalculationStepsProps {
  readonly steps: readonly CalculationStep[];
  readonly currency: 'USD' | 'CAD';
}

/** A calculation to be followed line by line, in plain words. */
export function CalculationSteps({ steps, currency }: CalculationStepsProps) {
  return (
    <dl className={classes.steps}>
      {steps.map(({ label, words, cents }) => (
        <div key={label} className={classes.step}>
          <dt>
            {label}
            <span className={classes.words}>
              <Private kind="amount">{words}</Private>
            </span>
          </dt>
          <dd>
            <Money cents={cents} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
