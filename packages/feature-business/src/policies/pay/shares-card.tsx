import { useDraftedDialog } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { lazyLayer } from '@upline/ui-kit/loading/lazy-layer.tsx';
import { onIntent } from '@upline/ui-kit/loading/preloadable.ts';
import { useState } from 'react';
import type { Policy } from '../policy-head.tsx';
import { ShareList, type ShareListProps } from './share-list.tsx';
import type { SplitBody } from './split-dialog.tsx';

const SplitDialog = lazyLayer(() => import('./split-dialog.tsx').then((chunk) => chunk.SplitDialog));

export interface SharesCardProps extends Omit<ShareListProps, 'policy'> {
  readonly policy: Policy;
  /** Shares the policy with one more associate. */
  readonly add: (split: SplitBody, version: number) => Promise<unknown>;
  /** The home office works on it. */
  readonly byOffice?: boolean;
}

const MOST_SPLITS = 2;
/** Policies of several providers may have one number, and then one page. */
const draftOf = ({ id }: Policy) => `split ${id}`;

/** Roles and shares of a policy, with all that may be done about them before Ready To Pay (R-POL-02). */
export function SharesCard({ policy, add, byOffice = false, ...list }: SharesCardProps) {
  const [adding, setAdding] = useState(false);
  const { shares, actions } = policy;
  const mayAdd = actions.includes('add_split') && shares.length <= MOST_SPLITS;
  useDraftedDialog(mayAdd ? draftOf(policy) : undefined, () => setAdding(true));
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
      <ShareList policy={policy} {...list} />
      {mayAdd && adding && (
        <SplitDialog
          policy={policy}
          byOffice={byOffice}
          save={add}
          draftOf={draftOf(policy)}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
