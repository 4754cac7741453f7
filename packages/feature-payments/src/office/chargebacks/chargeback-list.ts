import { builtInViews, type ListOperations } from '@upline/shell';

/** Debts of everybody; the route loads by them and the screen shows by them. */
export const OFFICE_DEBT_LIST = {
  name: 'admin-chargebacks',
  list: 'listAllChargebacks',
  count: 'countAllChargebacks',
  totals: 'totalAllChargebacks',
  export: 'exportAllChargebacks',
  views: builtInViews('listAllChargebacks', () => [
    { id: 'open', name: 'Open', filter: { status: { in: ['Open'] } } },
    { id: 'disputed', name: 'Disputed', filter: { dispute_status: { in: ['Pending'] } } },
    { id: 'recovered', name: 'Recovered', filter: { status: { in: ['Recovered'] } } },
    { id: 'written-off', name: 'Written off', filter: { status: { in: ['Written Off'] } } },
    { id: 'transferred', name: 'Transferred', filter: { status: { in: ['Transferred'] } } },
  ]),
} as const satisfies ListOperations;
