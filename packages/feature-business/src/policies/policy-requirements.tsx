import { Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { useHasPage } from '../use-has-page.ts';
import { useAnswerRequirement } from './policy.mutations.ts';
import type { Policy } from './policy-head.tsx';
import { type Requirement, RequirementList } from './requirement-list.tsx';

/** What stands between a policy and its pay; nothing where nothing was ever asked. */
export function PolicyRequirements({ policy }: { readonly policy: Policy }) {
  const { send } = useAnswerRequirement();
  const hasPage = useHasPage();
  if (policy.requirements.length === 0) return null;
  const { id, policy_number } = policy;
  const answer = (one: Requirement, text: string) =>
    send({
      params: { id, requirement_id: one.id },
      body: { answer: text },
      ifMatch: one.version,
    });
  const fixOf = ({ fix }: Requirement) => {
    const isFile = fix?.to === '#attachments';
    if (!fix || !(isFile ? policy.actions.includes('attach') : hasPage(fix.to))) return undefined;
    const files = {
      to: '/business/$policy_number',
      params: { policy_number },
      search: { id, tab: 'attachments' },
    };
    return <Link to={isFile ? files : { to: fix.to }}>{fix.label}</Link>;
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
