import type { OperationAnswer } from '@upline/api-client';
import { builtInViews, type ListOperations } from '@upline/shell';

export type Payout = OperationAnswer<'getPayout'>;

export const PAYOUT_VIEWS = builtInViews('listPayouts', () => [
  {
    id: 'waiting',
    name: 'Waiting for a bank file',
    filter: { status: { eq: 'Pending' }, net_cents: { gt: 0 } },
  },
  { id: 'exported', name: 'At the bank', filter: { status: { eq: 'Exported' } } },
  { id: 'released', name: 'Confirmed', filter: { status: { eq: 'Released' }, net_cents: { gt: 0 } } },
  { id: 'returned', name: 'Returned', filter: { returned_at: { isNull: false } } },
  { id: 'carried', name: 'Carried over', filter: { carry_out_cents: { gt: 0 } } },
]);

/** Payouts of all closed runs. */
export const PAYOUT_LIST = {
  name: 'payouts',
  list: 'listPayouts',
  count: 'countPayouts',
  totals: 'totalPayouts',
  export: 'exportPayouts',
  views: PAYOUT_VIEWS,
} as const satisfies ListOperations;

/** The same rows as the statements of anybody. */
export const STATEMENT_LIST = {
  name: 'payout-statements',
  list: 'listPayouts',
  count: 'countPayouts',
} as const satisfies ListOperations;
