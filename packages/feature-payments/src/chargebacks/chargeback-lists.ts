import { builtInViews, type ListOperations, type ListSearch, listSearch, tabSearch } from '@upline/shell';

/** Debts of the associate; the route loads by them and the screen shows by them. */
export const CHARGEBACK_LIST = {
  name: 'chargebacks',
  list: 'listChargebacks',
  count: 'countChargebacks',
  totals: 'totalChargebacks',
  export: 'exportChargebacks',
  views: builtInViews('listChargebacks', () => [
    { id: 'open', name: 'Open', filter: { status: { in: ['Open'] } } },
    { id: 'disputed', name: 'Disputed', filter: { dispute_status: { in: ['Pending'] } } },
    { id: 'recovered', name: 'Recovered', filter: { status: { in: ['Recovered'] } } },
  ]),
} as const satisfies ListOperations;

/** Debts of people who left, on their way to the associate. */
export const ROLL_UP_LIST = { name: 'roll-ups', list: 'listRollUps' } as const satisfies ListOperations;

const tabOf = tabSearch('chargebacks', 'exposure', 'roll-ups');
export type ChargebackSearch = ListSearch & ReturnType<typeof tabOf>;

/** Address of the page: which part, and what its list shows. */
export const chargebackSearch = (search: Record<string, unknown>): ChargebackSearch => ({
  ...listSearch(search),
  ...tabOf(search),
});
