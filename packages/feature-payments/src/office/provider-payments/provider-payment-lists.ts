import type { FilterOf } from '@upline/api-client';
import { addDays, addMonths, companyToday } from '@upline/domain';
import { builtInViews, type ListOperations, type ListSearch, listed, listSearch } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';

export const PROVIDER_PAYMENTS = '/provider-payments';
export const STATEMENTS = `${PROVIDER_PAYMENTS}/imports` as const;
export const RECONCILIATION = `${PROVIDER_PAYMENTS}/reconciliation` as const;

const WAITING = {
  processing: { in: ['Action Required'] },
} as const satisfies FilterOf<'listProviderPayments'>;

/** What carriers pay; the route loads by it and the screen shows by it. What waits for somebody comes first. */
export const PAYMENT_LIST = {
  name: 'provider-payments',
  list: 'listProviderPayments',
  count: 'countProviderPayments',
  export: 'exportProviderPayments',
  views: builtInViews('listProviderPayments', () => [
    { id: 'exceptions', name: 'Exceptions', filter: WAITING },
    { id: 'not-matched', name: 'Not matched', filter: { ...WAITING, is_matched: { eq: false } } },
    { id: 'chargebacks', name: 'Chargebacks', filter: { kind: { in: ['Chargeback'] } } },
    { id: 'ready-to-pay', name: 'Ready to pay', filter: { processing: { in: ['Ready To Pay'] } } },
    { id: 'processed', name: 'Processed', filter: { processing: { in: ['Processed'] } } },
  ]),
} as const satisfies ListOperations;

/** Payments with a filter. */
export const paymentsBy = (filter: FilterOf<'listProviderPayments'>): LinkTarget => ({
  to: PROVIDER_PAYMENTS,
  search: listed('listProviderPayments', { filter }),
});

/** Imports of statements. */
export const STATEMENT_LIST = {
  name: 'provider-statements',
  list: 'listProviderStatements',
  count: 'countProviderStatements',
  views: builtInViews('listProviderStatements', () => [
    { id: 'not-booked', name: 'Not booked', filter: { status: { in: ['Ready', 'Failed'] } } },
    { id: 'booked', name: 'Booked', filter: { status: { in: ['Booked'] } } },
    { id: 'undone', name: 'Undone', filter: { status: { in: ['Undone'] } } },
  ]),
} as const satisfies ListOperations;

/** Lines of one import. */
export const statementLines = (id: string) =>
  ({
    name: 'provider-statement-lines',
    list: 'listProviderStatementLines',
    count: 'countProviderStatementLines',
    params: { id },
    views: builtInViews('listProviderStatementLines', () => [
      { id: 'exceptions', name: 'Exceptions', filter: { outcome: { in: ['Action Required'] } } },
      { id: 'refused', name: 'Refused', filter: { outcome: { in: ['Refused'] } } },
      { id: 'matched', name: 'Matched', filter: { outcome: { in: ['Matched', 'Chargeback'] } } },
      { id: 'known', name: 'Booked before', filter: { outcome: { in: ['Known'] } } },
    ]),
  }) as const satisfies ListOperations;

export type ReconciliationSearch = ListSearch & { readonly month?: string };

/** Address of the reconciliation: which month, as `2026-11`, and what its rows show. */
export const reconciliationSearch = (search: Record<string, unknown>): ReconciliationSearch => ({
  ...listSearch(search),
  ...(typeof search.month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(search.month)
    ? { month: search.month }
    : {}),
});

/** The month that is shown while the address names none. */
export const monthOf = ({ month }: ReconciliationSearch) => month ?? companyToday().slice(0, 7);

/** First and last day of a month. */
export function daysOfMonth(month: string) {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** What the carrier owes: nothing came, or too little. */
export const CLAIMED = {
  finding: { in: ['Missing', 'Short'] },
} as const satisfies FilterOf<'listReconciledRows'>;

/** Rows of a month's reconciliation. */
export const reconciledRows = (month: string) =>
  ({
    name: 'reconciliation',
    list: 'listReconciledRows',
    count: 'countReconciledRows',
    export: 'exportReconciledRows',
    query: daysOfMonth(month),
    views: builtInViews('listReconciledRows', () => [
      { id: 'claims', name: 'Claims', filter: CLAIMED },
      { id: 'missing', name: 'Missing', filter: { finding: { in: ['Missing'] } } },
      { id: 'unknown', name: 'Unknown', filter: { finding: { in: ['Unknown'] } } },
      { id: 'over', name: 'Paid too much', filter: { finding: { in: ['Over'] } } },
      { id: 'agreed', name: 'Agreed', filter: { finding: { in: ['Agreed'] } } },
    ]),
  }) as const satisfies ListOperations;
