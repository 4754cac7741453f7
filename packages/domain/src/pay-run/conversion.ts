import { fraction, halfUp, subtract } from '../compensation/exact.ts';

/** Rates have four decimals: 1.3725 is 13725. */
const RATE_SCALE = 10_000;

/** A typed rate such as `1.3725` in ten-thousandths; undefined unless positive, below 1,000, with at most four decimals. */
export function parseRate(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const rate = Number(whole) * RATE_SCALE + Number(decimals.padEnd(4, '0'));
  return rate > 0 ? rate : undefined;
}

/** An amount in another currency at the run's rate (target per unit of source, in ten-thousandths), half up (R-MNY-30). */
export function convertCents(cents: number, rate: number): number {
  return halfUp(fraction(BigInt(cents) * BigInt(rate), RATE_SCALE));
}

/**
 * What an amount of the run's currency is of a debt in another one, at least a cent of it, half up. All of the debt where less
 * than a cent of it would be left (R-MNY-30).
 */
export function unconvertedCents(cents: number, rate: number, debt_cents: number): number {
  const exact = fraction(BigInt(cents) * BigInt(RATE_SCALE), rate);
  const left = subtract(fraction(debt_cents), exact);
  if (left.num < left.den) return debt_cents;
  return Math.max(1, halfUp(exact));
}
