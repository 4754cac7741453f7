import { usePageAt } from '@upline/shell';
import { Link, type LinkTarget } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { type Requirement, requirementActions } from '../policies.actions.ts';
import type { Policy } from '../policy-head.tsx';
import { POLICY_SHOWN_BY } from '../policy-shown-by.ts';
import { RequirementList } from './requirement-list.tsx';

/** What is between a policy and its pay; nothing where nothing was ever asked. */
export function PolicyRequirements({ policy }: { readonly policy: Policy }) {
  const pageAt = usePageAt();
  if (policy.requirements.length === 0) return null;
  const { id, policy_number } = policy;
  const fixOf = ({ fix }: Requirement) => {
    if (!fix) return undefined;
    const files: LinkTarget = {
      to: '/business/$policy_number',
      params: { policy_number },
      search: { id, tab: 'attachments' },
    };
    const to =
      fix.to !== '#attachments' ? pageAt(fix.to) : policy.actions.includes('attach') ? files : undefined;
    return to && <Link to={to}>{fix.label}</Link>;
  };
  return (
    <Card title="Requirements">
      <RequirementList
        requirements={policy.requirements}
        actionsOf={(one) => requirementActions(policy, one, POLICY_SHOWN_BY)}
        fixOf={fixOf}
      />
    </Card>
  );
}
