import type { Policy } from '../policy-head.tsx';
import type { Share } from '../share-list.tsx';
import { SharesCard } from '../shares-card.tsx';
import { TrainingCase } from '../training-case.tsx';
import { useOfficeStep } from './office.mutations.ts';

/** Roles and shares with the word of the home office on them (R-POL-02). */
export function OfficeShares({ policy }: { readonly policy: Policy }) {
  const accept = useOfficeStep('acceptAdminPolicyShare');
  const refuse = useOfficeStep('refuseAdminPolicyShare');
  const revoke = useOfficeStep('revokeAdminPolicyShare');
  const add = useOfficeStep('addAdminPolicyShare');
  const remove = useOfficeStep('removeAdminPolicyShare');
  const acknowledge = useOfficeStep('acknowledgeAnyTrainingCase');
  const { training_case: observed } = policy;
  const paramsOf = ({ portion }: Share) => ({ id: policy.id, portion: String(portion) as '1' | '2' });
  return (
    <SharesCard
      policy={policy}
      onAccept={(share) => void accept.save({ params: paramsOf(share), ifMatch: policy.version })}
      accepting={accept.saving}
      problem={accept.error}
      onRefuse={(share, reason) =>
        refuse.send({ params: paramsOf(share), body: { reason }, ifMatch: policy.version })
      }
      onRevoke={(share, reason) =>
        revoke.send({ params: paramsOf(share), body: { reason }, ifMatch: policy.version })
      }
      add={(body, version) => add.send({ params: { id: policy.id }, body, ifMatch: version })}
      remove={(share) => remove.send({ params: paramsOf(share), ifMatch: policy.version })}
      training={
        observed && (
          <TrainingCase
            one={observed}
            acknowledge={(comment) =>
              acknowledge.send({
                params: { id: observed.id },
                ifMatch: observed.version,
                body: { comment },
              })
            }
          />
        )
      }
      byOffice
    />
  );
}
