import type {
  Charge,
  PolicyEvent,
  PolicyLedger,
  PostingAction,
  ReinstatementOutcome,
} from './ledger.types.ts';
import { currentAmount, endsPolicy, paidCents, reasonClass, standingEvents } from './standing.ts';

function giveBack(policy: PolicyLedger, event: PolicyEvent, charge: Charge): PostingAction {
  const line = policy.lines.find(({ line_no }) => line_no === charge.line_no);
  const payment = line?.payments.find(({ id }) => id === charge.payment_id);
  return {
    action: 'Adjust',
    line_no: charge.line_no,
    associate_code: charge.associate_code,
    amount_cents: charge.amount_cents,
    escrow_payment_id: payment?.status === 'Escrow' ? payment.id : null,
    trace: {
      reason: event.reason,
      reason_class: reasonClass(event.reason),
      is_reinstatement: true,
      event_date: event.event_date,
      method: policy.terms.method,
      period_months: policy.terms.months,
      months_in_force: event.months_in_force,
      unearned: '0',
      paid_cents: line ? paidCents(line) : 0,
      earned: null,
      taken_before_cents: 0,
      full_cents: line ? currentAmount(policy, line) : 0,
      new_full_cents: null,
      exact: String(-charge.amount_cents),
      remainder_cent: 0,
      line_cents: -charge.amount_cents,
      action: 'Adjust',
      entry_cents: charge.amount_cents,
    },
  };
}

/**
 * Reinstatement (R-MNY-24): positive Adjustments equal to what the events took, one for each, and their BV credited
 * again. Cancelled installments are due again (`installmentsDue`). Without ids every standing event that ended the
 * policy is taken back; a re-rate is not, the policy comes back as it was re-rated. What was taken by voiding a Pending
 * line has no negative, it is given back all the same, so that the line is whole.
 * @throws RangeError for an id that is unknown, reinstated already, or a re-rate's.
 */
export function reinstate(policy: PolicyLedger, event_ids?: readonly string[]): ReinstatementOutcome {
  const standing = standingEvents(policy).filter(({ reason }) => reasonClass(reason) !== 'Re-rate');
  const events = event_ids
    ? event_ids.map((id) => {
        const event = standing.find((each) => each.id === id);
        if (!event) throw new RangeError(`Event ${id} cannot be reinstated`);
        return event;
      })
    : standing.filter(({ reason }) => endsPolicy(reason));
  const actions = events.flatMap((event) => event.charges.map((charge) => giveBack(policy, event, charge)));
  return {
    event_ids: events.map(({ id }) => id),
    actions,
    total_cents: events
      .flatMap(({ charges }) => charges)
      .reduce((sum, charge) => sum + charge.amount_cents, 0),
    bv_credits: policy.portions.map(({ portion }) => ({
      portion,
      bv_cents: events
        .flatMap(({ bv_reversals }) => bv_reversals)
        .reduce((sum, reversal) => sum + (reversal.portion === portion ? reversal.bv_cents : 0), 0),
    })),
  };
}
