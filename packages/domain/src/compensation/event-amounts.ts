import { type Fraction, fraction, larger, multiply, ONE, smaller, subtract, ZERO } from './exact.ts';
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

const MONTHS = 12;

/** An event with what is worked out once for all lines. */
export interface Case {
  readonly policy: PolicyLedger;
  readonly event: ChargebackEvent;
  readonly m: number;
  /** Unearned share: 1 for full recovery (R-MNY-17), otherwise by schedule (R-MNY-18). */
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
 * Whether what has fallen due on a line stands or was taken by re-rates alone. Where nothing stands, either nothing was to
 * be paid or a re-rate to nothing voided it before the first pay run; a line whose money went elsewhere (forfeited,
 * reverted to House) is not whole.
 */
function isWholeButForRerates(policy: PolicyLedger, line: LineLedger): boolean {
  if (takenCents(policy, line.line_no, ['Schedule', 'Full Recovery', 'Amount']) > 0) return false;
  if (line.payments.length > 0 || line.amount_cents === 0) return true;
  // At most a cent of the present amount has fallen due: the rounding of all lines may have taken that as well.
  const due = currentAmount(policy, line) * line.months_posted;
  return due <= MONTHS && takenCents(policy, line.line_no, ['Re-rate']) > 0;
}

/** Share of the year that is paid on a part-paid line and not earned after m months. */
function unearnedYear({ policy, share, m }: Case, line: LineLedger): Fraction {
  const { method, months } = policy.terms;
  const posted = fraction(line.months_posted, MONTHS);
  if (method !== 'Pro Rata') return multiply(posted, share);
  if (months === 0) return ZERO;
  return larger(ZERO, subtract(posted, fraction(Math.min(m, months), months)));
}

/** Re-rate of one line (R-MNY-21), before rounding; negative for an increase. Never more than stands (R-CB-01). */
function reratedCents(context: Case, line: LineLedger): Fraction {
  const { policy, m, share } = context;
  const before = currentAmount(policy, line);
  const difference = fraction(before - (newAmount(context, line) ?? before));
  const isWhole = isWholeButForRerates(policy, line);
  if (isWhole && line.months_posted >= MONTHS) {
    return smaller(fraction(paidCents(line)), multiply(difference, share));
  }
  if (isAsEarned(policy.payment)) return ZERO;
  // An amount of a few cents is rounded too far to be scaled up: an increase is computed from the year.
  if (isWhole && difference.num < 0n) return multiply(difference, unearnedYear(context, line));
  if (before === 0) return ZERO;
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
