import { Card } from '@upline/ui-kit/card/card.tsx';
import { useAcceptShare, useRefuseShare } from './policy.mutations.ts';
import type { Policy } from './policy-head.tsx';
import { type Share, ShareList } from './share-list.tsx';

/** Roles and shares of a policy with the reader's own word on them (R-POL-02). */
export function PolicyShares({ policy }: { readonly policy: Policy }) {
  const accept = useAcceptShare();
  const refuse = useRefuseShare();
  const paramsOf = ({ portion }: Share) => ({ id: policy.id, portion: String(portion) as '1' | '2' });
  return (
    <Card title="Roles and shares">
      <ShareList
        policy={policy}
        onAccept={(share) => void accept.save({ params: paramsOf(share) })}
        accepting={accept.saving}
        problem={accept.error}
        onRefuse={(share, reason) => refuse.send({ params: paramsOf(share), body: { reason } })}
      />
    </Card>
  );
}
