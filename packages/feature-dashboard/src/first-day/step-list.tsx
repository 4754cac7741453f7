import { Card } from '@upline/ui-kit/card/card.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import classes from './first-day.module.css';
import type { FirstStep } from './first-steps.ts';

/** The steps in their order, the done ones marked. */
export function StepList({ steps }: { readonly steps: readonly FirstStep[] }) {
  return (
    <Card title="Your first day">
      <p className={classes.lead}>Nothing here yet. These steps get you going.</p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.title} className={classes.step} data-done={step.done || undefined}>
            <Link to={step.to} className={classes.link}>
              {step.title}
            </Link>
            {step.done && <span className={classes.done}>Done</span>}
            <p className={classes.why}>{step.why}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
