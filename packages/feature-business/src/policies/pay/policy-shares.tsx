import { caseActions, shareActions } from '../policies.actions.ts';
import { useAddShare } from '../policies.mutations.ts';
import type { Policy } from '../policy-head.tsx';
import { POLICY_SHOWN_BY } from '../policy-shown-by.ts';
import { TrainingCase } from '../training-case.tsx';
import { SharesCard } from './shares-card.tsx';

/** Roles and shares of a policy with the reader's own word on them (R-POL-02). */
export function PolicyShares({ policy }: { readonly policy: Policy }) {
  const add = useAddShare();
  const { id, training_case: observed } = policy;
  return (
    <SharesCard
      policy={policy}
      actionsOf={(share) => shareActions(policy, share, 'portal', POLICY_SHOWN_BY)}
      add={(body, version) => add.send({ params: { id }, body, ifMatch: version })}
      training={
        observed && (
          <TrainingCase
            one={observed}
            actions={caseActions(observed, 'acknowledgeTrainingCase', POLICY_SHOWN_BY)}
          />
        )
      }
    />
  );
}
