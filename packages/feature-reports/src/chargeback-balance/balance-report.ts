import type { Report } from '../report/report-search.ts';

/** The own debts, and those that would be inherited by roll-up (domain.md 2.24). */
export const CHARGEBACK_BALANCE = {
  team: true,
  operations: {
    name: 'chargeback-balance-report',
    list: 'listChargebackBalanceReport',
    count: 'countChargebackBalanceReport',
    totals: 'totalChargebackBalanceReport',
    export: 'exportChargebackBalanceReport',
  },
} as const satisfies Report;
