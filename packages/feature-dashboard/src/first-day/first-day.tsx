import { useRouter } from '@tanstack/react-router';
import { useAccess } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import classes from './first-day.module.css';
import { firstSteps } from './first-steps.ts';

/** An empty book is a path of steps, each done inside the product (design-direction, moment 7). */
export function FirstDay() {
  const router = useRouter();
  const access = useAccess();
  const steps = firstSteps(access).filter((step) => step.to in router.routesByPath);
  return (
    <Card title="Your first day">
      <p className={classes.lead}>Nothing here yet. These steps get you going.</p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.to} className={classes.step} data-done={step.done || undefined}>
            <Link to={{ to: step.to }} className={classes.link}>
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
