import { randomUUID } from 'node:crypto';
import type { CompensationType } from '@upline/domain';
import type { PostingAction } from '@upline/domain/compensation';
import { accountOf, merged } from '../compensation/journals.ts';
import type { NewLine } from '../compensation/lines.store.ts';
import { originOf } from '../compensation/parts.ts';
import type { PaymentRow, PolicyLineRow, PostedPolicy } from '../compensation/policy-ledger.store.ts';
import type { Recipients } from '../compensation/recipients.ts';
import type { Posting } from '../ledger/ledger.ts';

/** What an event writes, before it is written. */
export interface Settlement {
  readonly lines: readonly NewLine[];
  /** Sums taken from lines, by the line's id. */
  readonly charges: readonly { readonly id: string; readonly cents: number }[];
  readonly voids: readonly string[];
  readonly postings: readonly Posting[];
  /** New debt by associate. */
  readonly debts: ReadonlyMap<string, { readonly id: string; readonly cents: number }>;
}

/** Whom an Adjustment is judged as: the line's own person, or who got its money after a reversion. */
const typeFor = (line: PolicyLineRow, associate_code: string): CompensationType =>
  line.associate_code === associate_code ? line.compensation_type : 'Training Reversion';

/** Turns the engine's actions into lines, charges and postings. */
export function settlementOf(
  policy: PostedPolicy,
  actions: readonly PostingAction[],
  recipients: Recipients,
): Settlement {
  const lineOf = new Map(policy.lines.map((line) => [line.line_no, line]));
  const paymentOf = new Map(policy.payments.map((payment) => [payment.id, payment]));
  const debts = new Map<string, { id: string; cents: number }>();
  const lines: NewLine[] = [];
  const charges: { id: string; cents: number }[] = [];
  const voids: string[] = [];
  const postings: Posting[] = [];
  const expense = (cents: number): Posting => ({ account: 'Commission Expense', cents });

  for (const action of actions) {
    const line = lineOf.get(action.line_no) as PolicyLineRow;
    const base = {
      id: randomUUID(),
      ...originOf(policy, line),
      associate_code: action.associate_code,
      installment: 0,
      escrow_reason: null,
      explanation: action.trace,
      chargeback_id: null,
    };
    if (action.action === 'Charge') {
      const payment = paymentOf.get(action.payment_id) as PaymentRow;
      const cents = -action.amount_cents;
      const isDebt = action.status === 'Chargeback';
      const debt = debts.get(action.associate_code) ?? { id: randomUUID(), cents: 0 };
      if (isDebt) {
        debt.cents += cents;
        debts.set(action.associate_code, debt);
      }
      lines.push({
        ...base,
        compensation_type: payment.compensation_type,
        amount_cents: action.amount_cents,
        status: action.status,
        original_line_id: payment.id,
        chargeback_id: isDebt ? debt.id : null,
      });
      charges.push({ id: payment.id, cents });
      postings.push(
        { account: isDebt ? 'Debit Balance' : 'Escrow', of: action.associate_code, cents },
        expense(-cents),
      );
    } else if (action.action === 'Void') {
      const payment = paymentOf.get(action.payment_id) as PaymentRow;
      const cents = payment.amount_cents - payment.charged_cents - action.replacement_cents;
      voids.push(payment.id);
      if (action.replacement_cents > 0)
        lines.push({
          ...base,
          compensation_type: payment.compensation_type,
          amount_cents: action.replacement_cents,
          status: 'Pending',
          original_line_id: payment.id,
        });
      postings.push({ account: 'Pending Commission', of: action.associate_code, cents }, expense(-cents));
    } else {
      const held = action.escrow_payment_id === null ? undefined : paymentOf.get(action.escrow_payment_id);
      const decision = held
        ? ({ status: 'Escrow', escrow_reason: held.escrow_reason } as const)
        : recipients.decide(typeFor(line, action.associate_code), action.associate_code, policy.id);
      const cents = action.amount_cents;
      lines.push({
        ...base,
        ...decision,
        compensation_type: 'Adjustment',
        amount_cents: cents,
        original_line_id: held?.id ?? null,
      });
      postings.push(
        { account: accountOf(decision.status), of: action.associate_code, cents: -cents },
        expense(cents),
      );
    }
  }
  return { lines, charges, voids, postings: merged(postings), debts };
}
