import { Card } from '@upline/ui-kit/card/card.tsx';
import type { Policy } from '../policy-head.tsx';
import { type Share, ShareList } from '../share-list.tsx';
import { useOfficeStep } from './office.mutations.ts';

/** Roles and shares with the word of the home office on them (R-POL-02). */
export function OfficeShares({ policy }: { readonly policy: Policy }) {
  const accept = useOfficeStep('acceptAdminPolicyShare');
  const refuse = useOfficeStep('refuseAdminPolicyShare');
  const revoke = useOfficeStep('revokeAdminPolicyShare');
  const paramsOf = ({ portion }: Share) => ({ id: policy.id, portion: String(portion) as '1' | '2' });
  return (
    <Card title="Roles and shares">
      <ShareList
        policy={policy}
        onAccept={(share) => void accept.save({ params: paramsOf(share) })}
        accepting={accept.saving}
        problem={accept.error}
        onRefuse={(share, reason) => refuse.send({ params: paramsOf(share), body: { reason } })}
        onRevoke={(share, reason) => revoke.send({ params: paramsOf(share), body: { reason } })}
      />
    </Card>
  );
}
