import type { Currency } from '../enumerations/payments.ts';

/** What one closed run paid a person. */
export interface PaidInRun {
  /** Decides the tax year. */
  readonly pay_date: string;
  readonly currency: Currency;
  readonly gross_cents: number;
  /** Chargebacks recovered by it. */
  readonly withheld_cents: number;
}

/** From which total a slip is due, by the first year it holds for; rising by year (domain.md 1.6). */
export interface SlipThreshold {
  readonly currency: Currency;
  readonly from_year: number;
  readonly min_cents: number;
}

/** 1099-NEC: $600, from 2026 $2,000. T4A: CA$500. */
export const SLIP_THRESHOLDS: readonly SlipThreshold[] = [
  { currency: 'USD', from_year: 0, min_cents: 60_000 },
  { currency: 'USD', from_year: 2026, min_cents: 200_000 },
  { currency: 'CAD', from_year: 0, min_cents: 50_000 },
];

export interface TaxableTotal {
  readonly currency: Currency;
  readonly gross_cents: number;
  readonly recovered_cents: number;
  /** Gross paid minus chargebacks recovered in the same year. */
  readonly taxable_cents: number;
  readonly slip: '1099-NEC' | 'T4A' | null;
}

/** Taxable total of a person's year in one currency, and the slip it asks for (R-MNY-31). */
export function taxableTotal(
  runs: readonly PaidInRun[],
  currency: Currency,
  year: number,
  thresholds: readonly SlipThreshold[] = SLIP_THRESHOLDS,
): TaxableTotal {
  const counted = runs.filter(
    (run) => run.currency === currency && Number(run.pay_date.slice(0, 4)) === year,
  );
  const gross = counted.reduce((sum, run) => sum + run.gross_cents, 0);
  const recovered = counted.reduce((sum, run) => sum + run.withheld_cents, 0);
  const taxable = gross - recovered;
  const [threshold] = thresholds
    .filter((each) => each.currency === currency && each.from_year <= year)
    .toSorted((a, b) => b.from_year - a.from_year);
  const isDue = threshold !== undefined && taxable >= threshold.min_cents;
  return {
    currency,
    gross_cents: gross,
    recovered_cents: recovered,
    taxable_cents: taxable,
    slip: isDue ? (currency === 'USD' ? '1099-NEC' : 'T4A') : null,
  };
}
