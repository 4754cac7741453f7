import { useMay } from '@upline/shell';
import {
  useAcceptShare,
  useAcknowledgeCase,
  useAddShare,
  useRefuseShare,
  useRemoveShare,
} from './policy.mutations.ts';
import type { Policy } from './policy-head.tsx';
import type { Share } from './share-list.tsx';
import { SharesCard } from './shares-card.tsx';
import { TrainingCase } from './training-case.tsx';

/** Roles and shares of a policy with the reader's own word on them (R-POL-02). */
export function PolicyShares({ policy }: { readonly policy: Policy }) {
  const accept = useAcceptShare();
  const refuse = useRefuseShare();
  const add = useAddShare();
  const remove = useRemoveShare();
  const acknowledge = useAcknowledgeCase();
  const { training_case: observed } = policy;
  const mayAdd = useMay('addPolicyShare');
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
      add={
        mayAdd
          ? (body, version) => add.send({ params: { id: policy.id }, body, ifMatch: version })
          : undefined
      }
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
    />
  );
}
