import type { OperationAnswer, OperationId } from '@upline/api-client';
import { builtInViews, type ListOperations } from '@upline/shell';
import { PAYOUT_VIEWS } from '../payouts/payout-lists.ts';

export type PayRun = OperationAnswer<'getPayRun'>;
export type RunTotals = PayRun['totals'][number];

/** All runs; the route loads by them and the screen shows by them. */
export const PAY_RUN_LIST = {
  name: 'pay-runs',
  list: 'listPayRuns',
  count: 'countPayRuns',
  export: 'exportPayRuns',
  views: builtInViews('listPayRuns', () => [
    { id: 'draft', name: 'Draft', filter: { status: { eq: 'Draft' } } },
    { id: 'open', name: 'Open', filter: { status: { eq: 'Open' } } },
    { id: 'closed', name: 'Closed', filter: { status: { eq: 'Closed' } } },
  ]),
} as const satisfies ListOperations;

const REVIEW_VIEWS = builtInViews('listPayRunReview', () => [
  {
    id: 'paid',
    name: 'To be paid',
    filter: { processing: { eq: 'Processed' }, net_cents: { gt: 0 } },
  },
  { id: 'withheld', name: 'With debt', filter: { withheld_cents: { gt: 0 } } },
  { id: 'carried', name: 'Carried over', filter: { carry_out_cents: { gt: 0 } } },
  { id: 'held', name: 'Held', filter: { processing: { eq: 'Action Required' } } },
]);

/** The payouts of an open run as they would be. */
export const reviewOf = (id: string) =>
  ({
    name: 'pay-run-review',
    list: 'listPayRunReview',
    count: 'countPayRunReview',
    params: { id },
    views: REVIEW_VIEWS,
  }) as const satisfies ListOperations;

/** The payouts of a closed run. */
export const payoutsOf = (id: string) =>
  ({
    name: 'pay-run-payouts',
    list: 'listPayouts',
    count: 'countPayouts',
    totals: 'totalPayouts',
    export: 'exportPayouts',
    query: { pay_run: id },
    views: PAYOUT_VIEWS,
  }) as const satisfies ListOperations;

/** Its statements. */
export const statementsOf = (id: string) =>
  ({
    name: 'pay-run-statements',
    list: 'listPayouts',
    count: 'countPayouts',
    query: { pay_run: id },
  }) as const satisfies ListOperations;

/** What shows a run and its payouts, to be read again when one of them moved. */
export const RUN_SHOWN_BY = [
  'getPayRun',
  'listPayRuns',
  'countPayRuns',
  'proposePayRun',
  'listPayRunReview',
  'countPayRunReview',
  'listPayRunAudit',
  'listBankFiles',
  'listPayouts',
  'countPayouts',
  'totalPayouts',
  'getPayout',
  'getPayoutStatement',
  'getTrialBalance',
  'listJournals',
  'countJournals',
] as const satisfies readonly OperationId[];
