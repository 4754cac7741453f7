import { Card } from '@upline/ui-kit/card/card.tsx';
import { useAnswerRequirement } from './policy.mutations.ts';
import type { Policy } from './policy-head.tsx';
import { RequirementList } from './requirement-list.tsx';

/** What stands between a policy and its pay; nothing where nothing was ever asked. */
export function PolicyRequirements({ policy }: { readonly policy: Policy }) {
  const { send } = useAnswerRequirement();
  if (policy.requirements.length === 0) return null;
  const answer = ({ id, version }: Policy['requirements'][number], text: string) =>
    send({
      params: { id: policy.id, requirement_id: id },
      body: { answer: text },
      ifMatch: version,
    });
  return (
    <Card title="Requirements">
      <RequirementList
        requirements={policy.requirements}
        onAnswer={policy.actions.includes('answer') ? answer : undefined}
      />
    </Card>
  );
}
