import { useDraftedDialog, useMay } from '@upline/shell';
import type { BulkAction, ListSelection } from '@upline/ui-kit/data-list/types.ts';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { type ReactNode, Suspense, useState } from 'react';

const DecisionDialog = preloadable(() =>
  import('./decision-dialog.tsx').then((chunk) => chunk.DecisionDialog),
);

export type Decision = 'release' | 'return';

/** What the reason is kept under: of others it is not put back. */
export const draftOfPayouts = (decision: Decision, ids: readonly string[]): string =>
  [decision, ...ids].join(' ');

interface Asked {
  readonly decision: Decision;
  readonly ids: readonly string[];
}

interface PayoutDecisions {
  readonly bulkActions: readonly BulkAction[];
  readonly decide: (decision: Decision, ids: readonly string[]) => void;
  readonly dialog: ReactNode;
}

/**
 * What is decided of payouts: the dialog previews every row and then has an answer for each (R-ADM-03). `returnable` is the
 * payout of a page that shows one, while it can be returned.
 */
export function usePayoutDecisions(returnable?: string): PayoutDecisions {
  const [asked, setAsked] = useState<Asked>();
  const may = useMay('decidePayouts');
  const decide = (decision: Decision, ids: readonly string[]) => setAsked({ decision, ids });
  useDraftedDialog(
    returnable === undefined || !may ? undefined : draftOfPayouts('return', [returnable]),
    () => returnable !== undefined && decide('return', [returnable]),
  );
  const bulk = (decision: Decision, label: string): BulkAction => ({
    id: decision,
    label,
    matching: false,
    onRun: ({ ids }: ListSelection) => {
      decide(decision, ids);
      // The rows stay selected until the decision is made.
      return false;
    },
  });
  return {
    bulkActions: may ? [bulk('release', 'Confirm'), bulk('return', 'Return')] : [],
    decide,
    dialog: <Suspense>{asked && <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />}</Suspense>,
  };
}
