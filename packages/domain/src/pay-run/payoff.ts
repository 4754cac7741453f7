import { addDays } from '../dates.ts';
import { shareFloor } from './arithmetic.ts';

/** What a debt is recovered from, if every run pays as much as the last ones did. */
export interface PayoffTerms {
  readonly balance_cents: number;
  /** Positive pay of one run. */
  readonly gross_cents: number;
  /** Of `withholdBps`. */
  readonly withhold_bps: number;
  readonly first_pay_date: string;
  readonly days_between_runs: number;
}

/** One run to come. */
export interface PayoffStep {
  readonly pay_date: string;
  readonly withheld_cents: number;
  readonly remaining_cents: number;
}

/** Runs that are looked ahead: ten years of weeks. */
export const MOST_RUNS = 520;

/**
 * Run by run until nothing is owed, as the runs settle (domain.md 4.10 step 3); empty where nothing is owed, undefined where it
 * is not paid off within `MOST_RUNS`.
 */
export function payoff(terms: PayoffTerms): PayoffStep[] | undefined {
  const { balance_cents, gross_cents, withhold_bps, first_pay_date, days_between_runs } = terms;
  if (balance_cents <= 0) return [];
  const most = shareFloor(gross_cents, withhold_bps);
  if (most <= 0 || balance_cents > most * MOST_RUNS) return undefined;
  const runs = Math.ceil(balance_cents / most);
  return Array.from({ length: runs }, (_, run) => {
    const before = balance_cents - run * most;
    const withheld_cents = Math.min(before, most);
    return {
      pay_date: addDays(first_pay_date, run * days_between_runs),
      withheld_cents,
      remaining_cents: before - withheld_cents,
    };
  });
}
