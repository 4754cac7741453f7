import type { Report } from '../report/report-search.ts';

/** The own money by month and currency (domain.md 2.24). */
export const CASHFLOW = {
  period: 'Year',
  operations: {
    name: 'cashflow-report',
    list: 'listCashflowReport',
    count: 'countCashflowReport',
    totals: 'totalCashflowReport',
    export: 'exportCashflowReport',
  },
} as const satisfies Report;
