import { addMonths } from '../../dates.ts';
import { chargeBack } from '../chargebacks.ts';
import { coveredMonths, installmentsDue } from '../installments.ts';
import type {
  ChargebackEvent,
  EventOutcome,
  LineLedger,
  LinePayment,
  PolicyLedger,
  ReinstatementOutcome,
} from '../ledger.types.ts';
import { currentAmount } from '../standing.ts';
import type { CompensationLine, PaymentTerms, PolicyResult } from '../types.ts';

export const ISSUED = '2026-01-15';
export const paidAtOnce: PaymentTerms = {
  payment_basis: 'Advance',
  advance_months: 12,
  premium_mode: 'Annual',
};
export const proRata = (months = 12) => ({ method: 'Pro Rata', months, steps: [] }) as const;

type StatusOfLine = (line: CompensationLine) => LinePayment['status'];

/** A policy as posted: every line with what is due for `months_reported` months of premium. */
export function openLedger(
  result: PolicyResult,
  options: {
    terms?: PolicyLedger['terms'];
    payment?: PaymentTerms;
    months_reported?: number;
    statusOf?: StatusOfLine;
  } = {},
): PolicyLedger {
  const { terms = proRata(), payment = paidAtOnce, months_reported = 0, statusOf = () => 'Paid' } = options;
  const empty: PolicyLedger = {
    issue_date: ISSUED,
    terms,
    payment,
    portions: result.portions.map((portion) => ({
      portion: portion.portion,
      share_bps: portion.lines[0]?.trace.portion_bps ?? 0,
      bv_cents: portion.bv_cents,
    })),
    lines: result.lines.map((line) => ({
      line_no: line.line_no,
      portion: line.portion,
      compensation_type: line.compensation_type,
      associate_code: line.associate_code,
      rate_bps: line.rate_bps,
      amount_cents: line.amount_cents,
      months_posted: 0,
      payments: [],
    })),
    events: [],
  };
  const statuses = result.lines.map(statusOf);
  return collect(empty, months_reported, (index) => statuses[index] ?? 'Paid');
}

/** Posts the installments that fall due when premium for so many months is reported. */
export function collect(
  policy: PolicyLedger,
  months_reported: number,
  statusOf: (index: number) => LinePayment['status'] = () => 'Paid',
): PolicyLedger {
  const covered = coveredMonths(policy.payment, months_reported);
  const lines = policy.lines.map((line, index): LineLedger => {
    const due = installmentsDue(currentAmount(policy, line), policy.payment, line.months_posted, covered);
    const payments = due.map(
      ({ through_month, amount_cents }): LinePayment => ({
        id: `${line.line_no}/${through_month}`,
        associate_code: line.associate_code,
        amount_cents,
        status: statusOf(index),
        charged_cents: 0,
      }),
    );
    const months_posted = due.at(-1)?.through_month ?? line.months_posted;
    return { ...line, months_posted, payments: [...line.payments, ...payments] };
  });
  return { ...policy, lines };
}

/** Posts the actions as a posting service does. */
function post(policy: PolicyLedger, actions: EventOutcome['actions'], source: string): PolicyLedger {
  const lines = policy.lines.map((line): LineLedger => {
    let payments = [...line.payments];
    for (const [index, action] of actions.entries()) {
      if (action.line_no !== line.line_no) continue;
      const id = `${source}/${index}`;
      if (action.action === 'Charge') {
        payments = payments.map((each) =>
          each.id === action.payment_id
            ? { ...each, charged_cents: each.charged_cents - action.amount_cents }
            : each,
        );
      } else if (action.action === 'Void') {
        payments = payments.flatMap((each): LinePayment[] => {
          if (each.id !== action.payment_id) return [each];
          const amount_cents = action.replacement_cents;
          return amount_cents > 0 ? [{ ...each, id, amount_cents, charged_cents: 0 }] : [];
        });
      } else {
        const status = action.escrow_payment_id ? 'Escrow' : 'Pending';
        const { associate_code, amount_cents } = action;
        payments.push({ id, associate_code, amount_cents, status, charged_cents: 0 });
      }
    }
    return { ...line, payments };
  });
  return { ...policy, lines };
}

/** The event settled, and the policy after its postings. */
export function settle(policy: PolicyLedger, event: ChargebackEvent) {
  const outcome = chargeBack(policy, event);
  const posted = post(policy, outcome.actions, event.id);
  const events = outcome.event ? [...policy.events, outcome.event] : policy.events;
  return { outcome, policy: { ...posted, events } };
}

export function bringBack(policy: PolicyLedger, outcome: ReinstatementOutcome): PolicyLedger {
  const events = policy.events.map((event) =>
    outcome.event_ids.includes(event.id) ? { ...event, is_reinstated: true } : event,
  );
  return { ...post(policy, outcome.actions, `back-${outcome.event_ids.join()}`), events };
}

/** An event after so many months in force. */
export const after = (
  months: number,
  reason: ChargebackEvent['reason'],
  more: Partial<ChargebackEvent> = {},
): ChargebackEvent => ({
  id: `${reason} ${months}`,
  reason,
  event_date: addMonths(ISSUED, months),
  paid_to_date: addMonths(ISSUED, months),
  termination_date: null,
  ...more,
});
