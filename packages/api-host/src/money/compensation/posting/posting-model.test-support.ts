import {
  type ChargebackEvent,
  chargeBack,
  coveredMonths,
  currentAmount,
  type EventOutcome,
  installmentsDue,
  type LineLedger,
  type LinePayment,
  type PolicyLedger,
  reinstate,
} from '@upline/domain/compensation';

/** Adds the engine's actions to a ledger as a posting service must. */
function apply(ledger: PolicyLedger, actions: EventOutcome['actions'], source: string): PolicyLedger {
  const post = (line: LineLedger): LineLedger => {
    let payments: LinePayment[] = [...line.payments];
    actions.forEach((action, index) => {
      if (action.line_no !== line.line_no) return;
      const id = `${source} ${index}`;
      if (action.action === 'Charge') {
        payments = payments.map((each) =>
          each.id === action.payment_id
            ? { ...each, charged_cents: each.charged_cents - action.amount_cents }
            : each,
        );
      } else if (action.action === 'Void') {
        payments = payments.filter(({ id: own }) => own !== action.payment_id);
        if (action.replacement_cents > 0)
          payments.push({
            id,
            associate_code: action.associate_code,
            amount_cents: action.replacement_cents,
            status: 'Pending',
            charged_cents: 0,
          });
      } else {
        const isHeld = action.escrow_payment_id !== null || line.compensation_type === 'Training';
        payments.push({
          id,
          associate_code: action.associate_code,
          amount_cents: action.amount_cents,
          status: isHeld ? 'Escrow' : 'Pending',
          charged_cents: 0,
        });
      }
    });
    return { ...line, payments };
  };
  return { ...ledger, lines: ledger.lines.map(post) };
}

/** What the credential says is on a policy; the first posting is taken over, everything later is computed. */
export class Model {
  ledger: PolicyLedger | undefined;
  debts = new Map<string, number>();
  reported = 0;
  isEnded = false;
  /** A pay run paid it, or it was reinstated after all of it was charged: it cannot be taken back. */
  isApproved = false;
  /** Fully charged back without having ended. */
  isClosed = false;
  number = 0;

  get isFull(): boolean {
    const lines = this.ledger?.lines ?? [];
    return lines.every(({ payments }) =>
      payments.every(({ amount_cents, charged_cents }) => amount_cents === charged_cents),
    );
  }

  collect(): void {
    if (!this.ledger || this.isEnded) return;
    const { ledger } = this;
    const covered = coveredMonths(ledger.payment, this.reported);
    this.ledger = {
      ...ledger,
      lines: ledger.lines.map((line): LineLedger => {
        const due = installmentsDue(currentAmount(ledger, line), ledger.payment, line.months_posted, covered);
        return {
          ...line,
          months_posted: due.at(-1)?.through_month ?? line.months_posted,
          payments: [
            ...line.payments,
            ...due.map(({ amount_cents }): LinePayment => {
              this.number += 1;
              const status = line.compensation_type === 'Training' ? 'Escrow' : 'Pending';
              return {
                id: `part ${this.number}`,
                associate_code: line.associate_code,
                amount_cents,
                status,
                charged_cents: 0,
              };
            }),
          ],
        };
      }),
    };
  }

  pay(): void {
    if (!this.ledger) return;
    const wasPending = this.ledger.lines.some(({ payments }) =>
      payments.some(({ status }) => status === 'Pending'),
    );
    this.isApproved ||= wasPending;
    this.ledger = {
      ...this.ledger,
      lines: this.ledger.lines.map((line) => ({
        ...line,
        payments: line.payments.map((each) =>
          each.status === 'Pending' ? { ...each, status: 'Paid' } : each,
        ),
      })),
    };
  }

  settle(event: ChargebackEvent): EventOutcome {
    const ledger = this.ledger as PolicyLedger;
    const outcome = chargeBack(ledger, event);
    for (const action of outcome.actions) {
      if (action.action === 'Charge' && action.status === 'Chargeback')
        this.debts.set(
          action.associate_code,
          (this.debts.get(action.associate_code) ?? 0) - action.amount_cents,
        );
    }
    const posted = apply(ledger, outcome.actions, event.id);
    this.ledger = { ...posted, events: outcome.event ? [...posted.events, outcome.event] : posted.events };
    return outcome;
  }

  bringBack(): void {
    const ledger = this.ledger as PolicyLedger;
    const outcome = reinstate(ledger);
    const posted = apply(ledger, outcome.actions, `back ${outcome.event_ids.join()}`);
    this.ledger = {
      ...posted,
      events: posted.events.map((event) =>
        outcome.event_ids.includes(event.id) ? { ...event, is_reinstated: true } : event,
      ),
    };
  }
}

/** Lines as they stand, without ids and order of payments. */
export const shapeOf = (ledger: PolicyLedger | undefined) =>
  (ledger?.lines ?? []).map(({ line_no, months_posted, payments }) => ({
    line_no,
    months_posted,
    payments: payments
      .map((each) => [each.associate_code, each.status, each.amount_cents, each.charged_cents].join(' '))
      .sort(),
  }));
