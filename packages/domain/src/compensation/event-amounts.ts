import { type Fraction, fraction, multiply, ONE, smaller, ZERO } from './exact.ts';
import { isAsEarned } from './installments.ts';
import type { ChargebackEvent, LineLedger, PolicyLedger, RerateResult } from './ledger.types.ts';
import {
  currentAmount,
  monthsInForce,
  paidCents,
  reasonClass,
  rerateLines,
  standingEvents,
  takenCents,
  unearnedCents,
  unearnedShare,
} from './standing.ts';

/** An event with what is worked out once for all lines. */
export interface Case {
  readonly policy: PolicyLedger;
  readonly event: ChargebackEvent;
  readonly m: number;
  /** Unearned share: 1 for full recovery (R-MNY-17), else by schedule (R-MNY-18). */
  readonly share: Fraction;
  readonly rerate: RerateResult | null;
}

/** @throws RangeError when a re-rate has no new BV. */
export function caseOf(policy: PolicyLedger, event: ChargebackEvent): Case {
  const m = monthsInForce(policy.issue_date, event);
  const group = reasonClass(event.reason);
  if (group === 'Re-rate' && event.new_bv_cents === undefined)
    throw new RangeError('A re-rate needs the new BV');
  return {
    policy,
    event,
    m,
    share: group === 'Full Recovery' ? ONE : unearnedShare(policy.terms, m),
    rerate: event.new_bv_cents === undefined ? null : rerateLines(policy, event.new_bv_cents),
  };
}

/** "An event with the same m charges nothing more" (R-MNY-19), nor does rounding let it charge a cent (I6). */
const isRepeated = ({ policy, m }: Case): boolean =>
  standingEvents(policy).some(
    ({ reason, months_in_force }) => reasonClass(reason) === 'Schedule' && months_in_force === m,
  );

/** Year's amount of a line after the event's re-rate; null without one. */
export const newAmount = ({ rerate }: Case, line: LineLedger): number | null =>
  rerate?.lines.find(({ line_no }) => line_no === line.line_no)?.amount_cents ?? null;

/**
 * Whether the whole year's amount stands or was taken by re-rates alone, so that R-MNY-21's first formula holds. A line
 * whose money went elsewhere (forfeited, reverted to House) or was charged for another reason is not.
 */
function isFullyPaid(policy: PolicyLedger, line: LineLedger): boolean {
  const isPosted = line.months_posted >= 12 && (line.payments.length > 0 || line.amount_cents === 0);
  return isPosted && takenCents(policy, line.line_no, ['Schedule', 'Full Recovery', 'Amount']) === 0;
}

/** Re-rate of one line (R-MNY-21), before rounding; negative for an increase. Never more than stands (R-CB-01). */
function reratedCents(context: Case, line: LineLedger): Fraction {
  const { policy, m, share } = context;
  const before = currentAmount(policy, line);
  const difference = fraction(before - (newAmount(context, line) ?? before));
  if (isFullyPaid(policy, line)) {
    return smaller(fraction(paidCents(line)), multiply(difference, share));
  }
  if (before === 0 || isAsEarned(policy.payment)) return ZERO;
  const unearned = unearnedCents(policy, line, m);
  return smaller(fraction(paidCents(line)), multiply(unearned, multiply(difference, fraction(1, before))));
}

/** x_i of a line (R-MNY-17 to R-MNY-21), before rounding. */
export function exactCents(context: Case, line: LineLedger): Fraction {
  const { policy, event, m } = context;
  switch (reasonClass(event.reason)) {
    case 'Full Recovery':
      return fraction(Math.max(0, paidCents(line)));
    case 'Re-rate':
      return reratedCents(context, line);
    case 'Schedule':
      return isAsEarned(policy.payment) || isRepeated(context) ? ZERO : unearnedCents(policy, line, m);
    case 'Amount':
      return fraction(event.amounts?.find(({ line_no }) => line_no === line.line_no)?.amount_cents ?? 0);
  }
}
