import { CURRENCIES, type Currency } from '@upline/domain';
import { PERIODS, type Period } from '../report/report-search.ts';

/** Over which period and in which currency; `Month` and US dollars are left out of the address. */
export interface DashboardSearch {
  readonly period?: Period;
  readonly currency?: Currency;
}

/** `validateSearch` of the company's dashboards. */
export function dashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const period = PERIODS.find((each) => each === search.period && each !== 'Month');
  const currency = CURRENCIES.find((each) => each === search.currency && each !== 'USD');
  return { ...(period ? { period } : {}), ...(currency ? { currency } : {}) };
}
