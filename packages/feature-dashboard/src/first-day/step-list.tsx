import { Card } from '@upline/ui-kit/card/card.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './first-day.module.css';

export interface StepListProps {
  readonly title: string;
  readonly lead: string;
  /** Others enter them, so they lead nowhere. */
  readonly steps: readonly { readonly title: string; readonly done: boolean }[];
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
            <span className={classes.link}>{step.title}</span>
            {step.done && <span className={classes.done}>Done</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
