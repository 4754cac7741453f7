import { Card } from '@upline/ui-kit/card/card.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './first-day.module.css';
import type { FirstStep } from './first-steps.ts';

export interface StepListProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly FirstStep[];
}

/** The steps in their order, the done ones marked. */
export function StepList({ title, lead, steps }: StepListProps) {
  return (
    <Card title={title}>
      <p className={layout.muted}>
        <Private>{lead}</Private>
      </p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.title} className={classes.step} data-done={step.done || undefined}>
            {step.to ? (
              <Link to={step.to} className={classes.link}>
                {step.title}
              </Link>
            ) : (
              <span className={classes.link}>{step.title}</span>
            )}
            {step.done && <span className={classes.done}>Done</span>}
            {step.why && <p className={classes.why}>{step.why}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
