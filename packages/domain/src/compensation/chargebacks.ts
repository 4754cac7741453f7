import { type Case, caseOf, exactCents, newAmount } from './event-amounts.ts';
import {
  type Fraction,
  fraction,
  fractionText,
  halfUp,
  largestRemainder,
  multiply,
  type RoundedShare,
  ZERO,
} from './exact.ts';
import type {
  Charge,
  ChargebackEvent,
  EventOutcome,
  EventTrace,
  LineLedger,
  PolicyEvent,
  PolicyLedger,
  PostingAction,
} from './ledger.types.ts';
import {
  currentAmount,
  earnedCents,
  endsPolicy,
  paidCents,
  portionVolumes,
  reasonClass,
  standingEvents,
  takenCents,
} from './standing.ts';

/** What is wrong with an amount an admin charges against a line (R-CB-01); null when nothing is. */
export function checkChargeAmount(line: LineLedger, amount_cents: number): string | null {
  return amount_cents > paidCents(line) ? 'Chargeback cannot exceed the amount paid' : null;
}

/** Takes x_i from the line's payments, newest first (R-MNY-20). */
export function chargesOf(line: LineLedger, amount_cents: number): Charge[] {
  const charges: Charge[] = [];
  let left = amount_cents;
  for (const payment of line.payments.toReversed()) {
    const taken = Math.min(left, payment.amount_cents - payment.charged_cents);
    if (taken <= 0) continue;
    left -= taken;
    charges.push({
      line_no: line.line_no,
      payment_id: payment.id,
      associate_code: payment.associate_code,
      amount_cents: taken,
      taken_as:
        payment.status === 'Paid'
          ? 'Chargeback'
          : payment.status === 'Escrow'
            ? 'Chargeback Escrow'
            : 'Pending',
    });
  }
  return charges;
}

/** A trace before it is known what is posted. */
type EventGround = Omit<EventTrace, 'action' | 'entry_cents'>;

/** Postings of one line: negatives and voids for what is taken, an Adjustment for what is paid out. */
function actionsOf(line: LineLedger, charges: readonly Charge[], ground: EventGround): PostingAction[] {
  const { line_no } = line;
  const traced = (action: EventTrace['action'], entry_cents: number) => ({ ...ground, action, entry_cents });
  if (ground.line_cents < 0) {
    const amount_cents = -ground.line_cents;
    const associate_code = line.payments.at(-1)?.associate_code ?? line.associate_code;
    const trace = traced('Adjust', amount_cents);
    return [{ action: 'Adjust', line_no, associate_code, amount_cents, escrow_payment_id: null, trace }];
  }
  return charges.map(({ payment_id, associate_code, taken_as, ...charge }): PostingAction => {
    const target = { line_no, payment_id, associate_code };
    if (taken_as !== 'Pending') {
      const amount_cents = -charge.amount_cents;
      const trace = traced('Charge', amount_cents);
      return { action: 'Charge', ...target, status: taken_as, amount_cents, trace };
    }
    const payment = line.payments.find(({ id }) => id === payment_id);
    const open = payment ? payment.amount_cents - payment.charged_cents : 0;
    const replacement_cents = open - charge.amount_cents;
    return { action: 'Void', ...target, replacement_cents, trace: traced('Void', replacement_cents) };
  });
}

function groundOf(
  context: Case,
  line: LineLedger,
  exact: Fraction,
  cents: number,
  remainder_cent: 0 | 1,
): EventGround {
  const { policy, event, m, share } = context;
  const group = reasonClass(event.reason);
  const hasEarned = policy.terms.method === 'Pro Rata' && (group === 'Schedule' || group === 'Re-rate');
  return {
    reason: event.reason,
    reason_class: group,
    is_reinstatement: false,
    event_date: event.event_date,
    method: policy.terms.method,
    period_months: policy.terms.months,
    months_in_force: m,
    unearned: fractionText(share),
    paid_cents: paidCents(line),
    earned: hasEarned ? fractionText(earnedCents(policy, line, m)) : null,
    taken_before_cents: takenCents(policy, line.line_no, ['Schedule']),
    full_cents: currentAmount(policy, line),
    new_full_cents: newAmount(context, line),
    exact: fractionText(exact),
    remainder_cent,
    line_cents: cents,
  };
}

/**
 * BV reversed per portion, dated on the event (R-MNY-22); negative when a re-rate credits. After a re-rate "portion BV" is
 * read as the new one, so that a lapse leaves what was earned at the old BV and at the new.
 */
function reversalsOf({ policy, event, share, rerate }: Case): PolicyEvent['bv_reversals'] {
  const group = reasonClass(event.reason);
  if (group === 'Amount') return [];
  const shareOf = (bv_cents: number) => halfUp(multiply(fraction(bv_cents), share));
  return policy.portions.map(({ portion }) => {
    const volume = portionVolumes(policy, portion);
    const rerated =
      rerate?.portions.find((each) => each.portion === portion)?.bv_cents ?? volume.current_cents;
    const target =
      group === 'Full Recovery'
        ? volume.standing_cents
        : group === 'Re-rate'
          ? shareOf(volume.current_cents - rerated)
          : Math.max(0, shareOf(volume.current_cents) - volume.reversed_by_schedule_cents);
    return { portion, bv_cents: Math.min(target, volume.standing_cents) };
  });
}

/** Whether negatives cancel the positives on every line (R-MNY-23), after `line_cents` is taken as well. */
function isFullyChargedBack(policy: PolicyLedger, line_cents: readonly number[]): boolean {
  const wasCharged =
    line_cents.some((cents) => cents > 0) || standingEvents(policy).some(({ charges }) => charges.length > 0);
  return wasCharged && policy.lines.every((line, index) => paidCents(line) === (line_cents[index] ?? 0));
}

/** What an event takes from each line, before rounding and rounded together (R-MNY-08). */
function settle(context: Case): {
  readonly exact: readonly Fraction[];
  readonly shares: readonly RoundedShare[];
} {
  const { lines } = context.policy;
  const exact = lines.map((line) => exactCents(context, line));
  const shares = largestRemainder(exact);
  lines.forEach((line, index) => {
    const cents = shares[index]?.cents ?? 0;
    if (checkChargeAmount(line, cents))
      throw new RangeError(`Line ${line.line_no} has less than ${cents} cents`);
  });
  return { exact, shares };
}

/** What `chargeBack` would take from each line for a new event, without what it would post. */
export const chargeableCents = (policy: PolicyLedger, event: ChargebackEvent): readonly number[] =>
  settle(caseOf(policy, event)).shares.map(({ cents }) => cents);

/**
 * Settles an event on all lines of a policy (4.8): amounts by R-MNY-16 to R-MNY-19 and R-MNY-21, rounded together
 * (R-MNY-08), taken newest first (R-MNY-20), BV reversals (R-MNY-22) and whether the policy is fully charged back
 * (R-MNY-23). An event id already among the policy's events changes nothing (I6). Check an admin's amounts with
 * `checkChargeAmount` before.
 * @throws RangeError when a re-rate has no new BV, or an amount exceeds what is on its line.
 */
export function chargeBack(policy: PolicyLedger, event: ChargebackEvent): EventOutcome {
  if (policy.events.some(({ id }) => id === event.id)) {
    const line_cents = policy.lines.map(() => 0);
    const is_fully_charged_back = isFullyChargedBack(policy, line_cents);
    return {
      event: null,
      actions: [],
      line_cents,
      total_cents: 0,
      cancels_installments: false,
      is_fully_charged_back,
    };
  }
  const context = caseOf(policy, event);
  const { exact, shares } = settle(context);
  const charges: Charge[] = [];
  const actions: PostingAction[] = [];
  policy.lines.forEach((line, index) => {
    const { cents, remainder_cent } = shares[index] ?? { cents: 0, remainder_cent: 0 };
    const own = chargesOf(line, cents);
    charges.push(...own);
    if (cents === 0) return;
    actions.push(
      ...actionsOf(line, own, groundOf(context, line, exact[index] ?? ZERO, cents, remainder_cent)),
    );
  });
  const line_cents = shares.map(({ cents }) => cents);
  return {
    event: {
      id: event.id,
      reason: event.reason,
      event_date: event.event_date,
      months_in_force: context.m,
      charges,
      bv_reversals: reversalsOf(context),
      rerate: context.rerate,
      is_reinstated: false,
    },
    actions,
    line_cents,
    total_cents: line_cents.reduce((sum, cents) => sum + cents, 0),
    cancels_installments: endsPolicy(event.reason),
    is_fully_charged_back: isFullyChargedBack(policy, line_cents),
  };
}
