import { Card } from '@upline/ui-kit/card/card.tsx';
import { RequirementList } from '../parts/requirement-list.tsx';
import { requirementActions } from '../policies.actions.ts';
import type { Policy } from '../policy-head.tsx';
import { OFFICE_STEP_SHOWN_BY } from './office.mutations.ts';

/** What was asked for, with the answers; the home office says when one is done. */
export function OfficeRequirements({ policy }: { readonly policy: Policy }) {
  if (policy.requirements.length === 0) return null;
  return (
    <Card title="Requirements">
      <RequirementList
        requirements={policy.requirements}
        actionsOf={(one) => requirementActions(policy, one, OFFICE_STEP_SHOWN_BY)}
      />
    </Card>
  );
}
