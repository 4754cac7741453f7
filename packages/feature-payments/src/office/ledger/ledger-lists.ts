import type { OperationAnswer } from '@upline/api-client';
import { builtInViews, type ListOperations, listed } from '@upline/shell';

export type TrialBalance = OperationAnswer<'getTrialBalance'>;
export type Journal = OperationAnswer<'getJournal'>;

/** Journals; they come about by business events alone. */
export const JOURNAL_LIST = {
  name: 'journals',
  list: 'listJournals',
  count: 'countJournals',
  views: builtInViews('listJournals', () => [
    {
      id: 'compensation',
      name: 'Compensation',
      filter: { kind: { in: ['Compensation', 'Adjustment', 'Void'] } },
    },
    { id: 'escrow', name: 'Escrow', filter: { kind: { in: ['Escrow Hold', 'Escrow Release'] } } },
    {
      id: 'chargebacks',
      name: 'Chargebacks',
      filter: { kind: { in: ['Chargeback', 'Reinstatement', 'Write-Off', 'Debt Transfer'] } },
    },
    {
      id: 'payouts',
      name: 'Pay runs and payouts',
      filter: { kind: { in: ['Pay Run', 'Payout', 'Payout Release', 'Payout Return'] } },
    },
    {
      id: 'card-payments',
      name: 'Card payments',
      filter: {
        kind: {
          in: ['Card Payment', 'Card Refund', 'Card Dispute', 'Card Dispute Won', 'Card Dispute Lost'],
        },
      },
    },
    { id: 'reversals', name: 'Reversals', filter: { kind: { eq: 'Reversal' } } },
  ]),
} as const satisfies ListOperations;

/** Journals that touch an account in one currency. */
export const journalsOf = ({ account, currency }: TrialBalance['rows'][number]) =>
  ({
    to: '/ledger/journals',
    search: listed('listJournals', {
      filter: { account: { contains: account }, currency: { eq: currency } },
    }),
  }) as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Address of the ledger: the day up to which it is added up. */
export const ledgerSearch = (search: Record<string, unknown>): { until?: string } =>
  typeof search.until === 'string' && DAY.test(search.until) ? { until: search.until } : {};
