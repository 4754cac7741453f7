import { addMonths } from '../../dates.ts';
import { chargeableCents, chargesOf } from '../chargebacks.ts';
import type { LineLedger, PolicyLedger } from '../ledger.types.ts';

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
    const line_cents = chargeableCents(policy, {
      id: `lapse on ${date}`,
      reason: 'Policy Lapsed',
      event_date: date,
      paid_to_date: date,
      termination_date: date,
    });
    const lines = policy.lines.flatMap((line, at) => exposuresOf(line, line_cents[at] ?? 0));
    return { months_in_force, date, lines };
  });
}

/** What each holder of the line's money would lose. */
function exposuresOf(line: LineLedger, cents: number): LineExposure[] {
  const byHolder = new Map<string, { debt_cents: number; total_cents: number }>();
  for (const { associate_code, amount_cents, taken_as } of chargesOf(line, cents)) {
    const sums = byHolder.get(associate_code) ?? { debt_cents: 0, total_cents: 0 };
    if (taken_as === 'Chargeback') sums.debt_cents += amount_cents;
    sums.total_cents += amount_cents;
    byHolder.set(associate_code, sums);
  }
  return Array.from(byHolder, ([associate_code, sums]) => ({
    line_no: line.line_no,
    associate_code,
    ...sums,
  }));
}
