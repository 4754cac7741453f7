import { SharesCard } from '../pay/shares-card.tsx';
import { caseActions, shareActions } from '../policies.actions.ts';
import type { Policy } from '../policy-head.tsx';
import { TrainingCase } from '../training-case.tsx';
import { OFFICE_STEP_SHOWN_BY, useOfficeStep } from './office.mutations.ts';

/** Roles and shares with the word of the home office on them (R-POL-02). */
export function OfficeShares({ policy }: { readonly policy: Policy }) {
  const add = useOfficeStep('addAdminPolicyShare');
  const { id, training_case: observed } = policy;
  return (
    <SharesCard
      policy={policy}
      actionsOf={(share) => shareActions(policy, share, 'office', OFFICE_STEP_SHOWN_BY)}
      add={(body, version) => add.send({ params: { id }, body, ifMatch: version })}
      training={
        observed && (
          <TrainingCase
            one={observed}
            actions={caseActions(observed, 'acknowledgeAnyTrainingCase', OFFICE_STEP_SHOWN_BY)}
          />
        )
      }
      byOffice
    />
  );
}
