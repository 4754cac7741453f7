import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import type { Policy } from '../policy-head.tsx';
import { RequirementList } from '../requirement-list.tsx';
import { useOfficeStep } from './office.mutations.ts';

/** What was asked for, with the answers; the home office says when one is done. */
export function OfficeRequirements({ policy }: { readonly policy: Policy }) {
  const close = useOfficeStep('closePolicyRequirement');
  if (policy.requirements.length === 0) return null;
  return (
    <Card title="Requirements">
      <RequirementList
        requirements={policy.requirements}
        actionOf={({ id, closed_at, is_automatic }) =>
          !closed_at &&
          !is_automatic && (
            <Button
              size="xs"
              loading={close.saving}
              onClick={() => void close.save({ params: { id: policy.id, requirement_id: id } })}
            >
              Mark as done
            </Button>
          )
        }
      />
    </Card>
  );
}
