import { usePageAt } from '@upline/shell';
import { Link, type LinkTarget } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { useAnswerRequirement } from './policy.mutations.ts';
import type { Policy } from './policy-head.tsx';
import { type Requirement, RequirementList } from './requirement-list.tsx';

/** What stands between a policy and its pay; nothing where nothing was ever asked. */
export function PolicyRequirements({ policy }: { readonly policy: Policy }) {
  const { send } = useAnswerRequirement();
  const pageAt = usePageAt();
  if (policy.requirements.length === 0) return null;
  const { id, policy_number } = policy;
  const answer = (one: Requirement, text: string) =>
    send({
      params: { id, requirement_id: one.id },
      body: { answer: text },
      ifMatch: one.version,
    });
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
        onAnswer={policy.actions.includes('answer') ? answer : undefined}
        actionOf={fixOf}
      />
    </Card>
  );
}
