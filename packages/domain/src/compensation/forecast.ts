import { addMonths } from '../dates.ts';
import { chargeBack, chargesOf } from './chargebacks.ts';
import type { PolicyLedger } from './ledger.types.ts';

/** What one line would lose. */
export interface LineExposure {
  readonly line_no: number;
  readonly associate_code: string;
  /** Taken from Paid money: what would become debt. */
  readonly debt_cents: number;
  /** With what would be taken from Pending and Escrow. */
  readonly total_cents: number;
}

/** If the policy lapsed with so many months in force. */
export interface MonthExposure {
  readonly months_in_force: number;
  /** First day with so many months in force. */
  readonly date: string;
  readonly lines: readonly LineExposure[];
}

/**
 * What a lapse would cost each line, month by month from `from_month` to the end of the chargeback period, as posted
 * today: the amounts are those `chargeBack` would charge, lines without any are left out. Future installments and
 * premiums are not guessed.
 */
export function forecastExposure(policy: PolicyLedger, from_month: number): MonthExposure[] {
  const count = Math.max(0, policy.terms.months - from_month);
  return Array.from({ length: count }, (_, index): MonthExposure => {
    const months_in_force = from_month + index;
    const date = addMonths(policy.issue_date, months_in_force);
    const { line_cents } = chargeBack(policy, {
      id: `lapse on ${date}`,
      reason: 'Policy Lapsed',
      event_date: date,
      paid_to_date: date,
      termination_date: date,
    });
    const lines = policy.lines.flatMap((line, at): LineExposure[] => {
      const charges = chargesOf(line, line_cents[at] ?? 0);
      const holders = new Set(charges.map(({ associate_code }) => associate_code));
      return Array.from(holders, (associate_code) => {
        const own = charges.filter((charge) => charge.associate_code === associate_code);
        const sumOf = (list: typeof own) => list.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
        return {
          line_no: line.line_no,
          associate_code,
          debt_cents: sumOf(own.filter(({ taken_as }) => taken_as === 'Chargeback')),
          total_cents: sumOf(own),
        };
      });
    });
    return { months_in_force, date, lines };
  });
}
