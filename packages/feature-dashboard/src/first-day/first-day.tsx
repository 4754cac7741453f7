import { useAccess } from '@upline/shell';
import { firstSteps } from './first-steps.ts';
import { StepList } from './step-list.tsx';

/** An empty book is a path of steps, each done inside the product (design-direction, moment 7). */
export function FirstDay() {
  const access = useAccess();
  return <StepList steps={firstSteps(access)} />;
}
