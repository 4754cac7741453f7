import { CURRENCIES, type Currency } from '@upline/domain';

export const PERIODS = ['Month', 'Quarter', 'Year'] as const;

/** Over which period and in which currency; `Month` and the currency of the own country are left out of the address. */
export interface PaymentsSearch {
  readonly period?: (typeof PERIODS)[number];
  readonly currency?: Currency;
  /** Of the statements; the newest when absent. */
  readonly year?: number;
}

/** `validateSearch` of the dashboard. */
export function paymentsSearch(search: Record<string, unknown>): PaymentsSearch {
  const period = PERIODS.find((each) => each === search.period && each !== 'Month');
  const currency = CURRENCIES.find((each) => each === search.currency);
  const year = Number(search.year);
  return {
    ...(period ? { period } : {}),
    ...(currency ? { currency } : {}),
    ...(Number.isInteger(year) && year > 2000 && year < 2200 ? { year } : {}),
  };
}

/** What the tiles are asked with. */
export const scopeOf = ({ period = 'Month', currency }: PaymentsSearch) => ({
  period,
  ...(currency ? { currency } : {}),
});
export type PaymentsScope = ReturnType<typeof scopeOf>;
