import type { OperationAnswer } from '@upline/api-client';
import { builtInViews, type ListOperations } from '@upline/shell';

export type Payout = OperationAnswer<'getPayout'>;

/** How far the money of payouts is; what was carried over never went out. */
export const PAYOUTS_BY_STATE = {
  waiting: { status: { eq: 'Pending' }, net_cents: { gt: 0 } },
  exported: { status: { eq: 'Exported' } },
  released: { status: { eq: 'Released' }, net_cents: { gt: 0 } },
} as const;
export type PayoutState = keyof typeof PAYOUTS_BY_STATE;

export const PAYOUT_VIEWS = builtInViews('listPayouts', () => [
  { id: 'waiting', name: 'Waiting for a bank file', filter: PAYOUTS_BY_STATE.waiting },
  { id: 'exported', name: 'At the bank', filter: PAYOUTS_BY_STATE.exported },
  { id: 'released', name: 'Confirmed', filter: PAYOUTS_BY_STATE.released },
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
