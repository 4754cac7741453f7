import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import { lateLayer } from '@upline/ui-kit/loading/late-layer.tsx';
import { onIntent } from '@upline/ui-kit/loading/preloadable.ts';
import { useState } from 'react';
import type { Policy } from './policy-head.tsx';
import { type Share, ShareList, type ShareListProps } from './share-list.tsx';
import type { SplitBody } from './split-dialog.tsx';

const SplitDialog = lateLayer(() => import('./split-dialog.tsx').then((chunk) => chunk.SplitDialog));

export interface SharesCardProps extends Omit<ShareListProps, 'policy' | 'onRemove'> {
  readonly policy: Policy;
  /** Shares the policy with one more associate; absent where the reader may not. */
  readonly add?: ((split: SplitBody, version: number) => Promise<unknown>) | undefined;
  readonly remove: (share: Share) => Promise<unknown>;
  /** The home office works on it. */
  readonly byOffice?: boolean;
}

const MOST_SPLITS = 2;

/** Roles and shares of a policy, with all that may be done about them before Ready To Pay (R-POL-02). */
export function SharesCard({ policy, add, remove, byOffice = false, ...list }: SharesCardProps) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Share>();
  const { shares, actions } = policy;
  const mayAdd = add && actions.includes('add_split') && shares.length <= MOST_SPLITS;
  return (
    <Card
      title="Roles and shares"
      actions={
        mayAdd && (
          <Button size="xs" {...onIntent(SplitDialog)} onClick={() => setAdding(true)}>
            Add a split
          </Button>
        )
      }
    >
      <ShareList policy={policy} onRemove={setRemoving} {...list} />
      {mayAdd && adding && (
        <SplitDialog policy={policy} byOffice={byOffice} save={add} onClose={() => setAdding(false)} />
      )}
      {removing && (
        <DeleteModal
          name="split"
          verb={removing.approval_status.startsWith('Pending') ? 'Withdraw' : 'Remove'}
          opened
          onClose={() => setRemoving(undefined)}
          onDelete={() => remove(removing)}
        />
      )}
    </Card>
  );
}
