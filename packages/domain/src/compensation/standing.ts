import { monthsBetween } from '../dates.ts';
import type { ChargebackReason } from '../enumerations/payments.ts';
import {
  add,
  type Fraction,
  fraction,
  larger,
  largestRemainder,
  multiply,
  ONE,
  subtract,
  ZERO,
} from './exact.ts';
import type {
  ChargebackTerms,
  LineLedger,
  PolicyEvent,
  PolicyLedger,
  ReasonClass,
  RerateResult,
} from './ledger.types.ts';
import type { PortionNumber } from './types.ts';
import { portionBvs } from './volume.ts';

const CLASSES: Readonly<Record<ChargebackReason, ReasonClass>> = {
  'Policy Not Taken': 'Full Recovery',
  'Free Look Return': 'Full Recovery',
  'Policy Rescinded': 'Full Recovery',
  'Insufficient Funds': 'Full Recovery',
  'Wrong Associate': 'Full Recovery',
  'Policy Cancelled': 'Schedule',
  'Policy Lapsed': 'Schedule',
  'Past Due Premium': 'Schedule',
  'Face Amount Reduced': 'Re-rate',
  'Premium Reduced': 'Re-rate',
  'Policy Replaced': 'Re-rate',
  'Commission Recalculated': 'Re-rate',
  Adjustment: 'Amount',
  Overpayment: 'Amount',
  'License Deficiency': 'Amount',
  'Death Within Contestability': 'Amount',
  'Downline Debt Roll-Up': 'Amount',
};

/** How a chargeback reason is settled (R-MNY-17). */
export const reasonClass = (reason: ChargebackReason): ReasonClass => CLASSES[reason];

/** Whether scheduled installments end with the event (R-MNY-18): every schedule and full-recovery reason, and a death. */
export const endsPolicy = (reason: ChargebackReason): boolean =>
  reason === 'Death Within Contestability' || ['Schedule', 'Full Recovery'].includes(CLASSES[reason]);

/** Dates months in force are counted from. */
export interface EventDates {
  readonly reason: ChargebackReason;
  readonly event_date: string;
  readonly paid_to_date: string | null;
  readonly termination_date: string | null;
}

/**
 * Months in force m (R-MNY-16): whole months from issue to the paid-to date if known, otherwise the termination date; to the
 * event date for events without a termination. Full-recovery reasons count as 0 (R-MNY-17). A date before the issue
 * gives 0.
 */
export function monthsInForce(issue_date: string, event: EventDates): number {
  if (reasonClass(event.reason) === 'Full Recovery') return 0;
  const end = endsPolicy(event.reason)
    ? (event.paid_to_date ?? event.termination_date ?? event.event_date)
    : event.event_date;
  return monthsBetween(issue_date, end);
}

/** Unearned share of a schedule reason after m months (R-MNY-18). */
export function unearnedShare({ method, months, steps }: ChargebackTerms, m: number): Fraction {
  if (months === 0) return ZERO;
  if (method === 'Pro Rata') return fraction(months - Math.min(m, months), months);
  if (method === 'Full') return m < months ? ONE : ZERO;
  return fraction(steps.find(({ through_month }) => m < through_month)?.unearned_bps ?? 0, 10_000);
}

/** Events that still count: a reinstated one has no effect on later ones (R-MNY-24). */
export const standingEvents = (policy: PolicyLedger): readonly PolicyEvent[] =>
  policy.events.filter(({ is_reinstated }) => !is_reinstated);

const sumOf = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((sum, item) => sum + value(item), 0);

/** paid_i of R-MNY-19: what is on the line, Pending, Paid and Escrow less earlier chargebacks. */
export const paidCents = (line: LineLedger): number =>
  sumOf(line.payments, ({ amount_cents, charged_cents }) => amount_cents - charged_cents);

/** What standing events of these classes took from a line. */
export const takenCents = (policy: PolicyLedger, line_no: number, classes: readonly ReasonClass[]): number =>
  sumOf(
    standingEvents(policy).filter(({ reason }) => classes.includes(reasonClass(reason))),
    ({ charges }) => sumOf(charges, (charge) => (charge.line_no === line_no ? charge.amount_cents : 0)),
  );

/** The line's year's amount L as re-rated: what later installments follow (R-MNY-21). */
export function currentAmount(policy: PolicyLedger, line: LineLedger): number {
  const last = standingEvents(policy).findLast(({ rerate }) => rerate !== null);
  const rerated = last?.rerate?.lines.find(({ line_no }) => line_no === line.line_no);
  return rerated?.amount_cents ?? line.amount_cents;
}

/** Year's amounts in the order they held, each from the month it began. */
function amountsByMonth(policy: PolicyLedger, line: LineLedger) {
  let spans = [{ from: 0, amount_cents: line.amount_cents }];
  for (const { rerate, months_in_force } of standingEvents(policy)) {
    const rerated = rerate?.lines.find(({ line_no }) => line_no === line.line_no);
    if (!rerated) continue;
    spans = spans.filter(({ from }) => from < months_in_force);
    spans.push({ from: months_in_force, amount_cents: rerated.amount_cents });
  }
  return spans;
}

/**
 * Earned of a line after m months, pro rata over P: `L × min(m, P) / P`; a re-rate earned the old amount up to its month
 * and the new one after it (R-MNY-19, R-MNY-21). With P = 0 everything paid is earned.
 */
export function earnedCents(policy: PolicyLedger, line: LineLedger, m: number): Fraction {
  const period = policy.terms.months;
  if (period === 0) return fraction(Math.max(0, paidCents(line)));
  const through = Math.min(m, period);
  const spans = amountsByMonth(policy, line);
  return spans.reduce((earned, { from, amount_cents }, index) => {
    const until = Math.min(through, spans[index + 1]?.from ?? through);
    const months = Math.max(0, until - from);
    return add(earned, fraction(BigInt(amount_cents) * BigInt(months), period));
  }, ZERO);
}

/** Unearned part of what is on a line after m months (R-MNY-19), before rounding. */
export function unearnedCents(policy: PolicyLedger, line: LineLedger, m: number): Fraction {
  const { terms } = policy;
  const paid = paidCents(line);
  if (terms.method === 'Pro Rata') {
    return larger(ZERO, subtract(fraction(paid), earnedCents(policy, line, m)));
  }
  const taken = takenCents(policy, line.line_no, ['Schedule']);
  const target = multiply(fraction(paid + taken), unearnedShare(terms, m));
  return larger(ZERO, subtract(target, fraction(taken)));
}

/** BV of a portion as re-rated, and what of it is not reversed yet (R-MNY-22). */
export function portionVolumes(policy: PolicyLedger, portion: PortionNumber) {
  const events = standingEvents(policy);
  const first = policy.portions.find((each) => each.portion === portion)?.bv_cents ?? 0;
  const of = (entries: readonly { portion: PortionNumber; bv_cents: number }[] | undefined) =>
    entries?.find((each) => each.portion === portion)?.bv_cents;
  const reversed = (classes: readonly ReasonClass[]) =>
    sumOf(
      events.filter(({ reason }) => classes.includes(reasonClass(reason))),
      ({ bv_reversals }) => of(bv_reversals) ?? 0,
    );
  return {
    current_cents: of(events.findLast(({ rerate }) => rerate !== null)?.rerate?.portions) ?? first,
    standing_cents: first - reversed(['Schedule', 'Full Recovery', 'Re-rate']),
    reversed_by_schedule_cents: reversed(['Schedule']),
  };
}

/** Lines for a new BV with the people and rates of the first posting (R-MNY-21). */
export function rerateLines(policy: PolicyLedger, new_bv_cents: number): RerateResult {
  const volumes = portionBvs(
    new_bv_cents,
    policy.portions.map(({ share_bps }) => share_bps),
  );
  const portions = policy.portions.map(({ portion }, index) => ({ portion, bv_cents: volumes[index] ?? 0 }));
  const lines = portions.flatMap(({ portion, bv_cents }) => {
    const own = policy.lines.filter((line) => line.portion === portion);
    const exact = own.map(({ rate_bps }) => fraction(BigInt(bv_cents) * BigInt(rate_bps), 10_000));
    return largestRemainder(exact).map(({ cents }, index) => ({
      line_no: own[index]?.line_no ?? 0,
      amount_cents: cents,
    }));
  });
  return { bv_cents: new_bv_cents, portions, lines };
}
