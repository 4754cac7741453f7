import { randomUUID } from 'node:crypto';
import type { CompensationType } from '@upline/domain';
import { type PostingAction, type PostingDecision, revertTraining } from '@upline/domain/compensation';
import type { PolicyLineRow } from '../compensation/compensation.tables.ts';
import { originOf } from '../compensation/parts.ts';
import type { PaymentRow, PostedPolicy } from '../compensation/policy-ledger.store.ts';
import { accountOf, merged } from '../compensation/posting/journals.ts';
import type { NewLine } from '../compensation/posting/lines.store.ts';
import type { Recipients } from '../compensation/posting/recipients.ts';
import type { Posting } from '../ledger/ledger.ts';

/** The rows that an event will write. */
export interface Settlement {
  readonly lines: readonly NewLine[];
  /** Sums taken from lines, by the line's id. */
  readonly charges: readonly { readonly id: string; readonly cents: number }[];
  readonly voids: readonly string[];
  readonly postings: readonly Posting[];
  /** New debt by associate. */
  readonly debts: ReadonlyMap<string, { readonly id: string; readonly cents: number }>;
}

/**
 * The person by whose status an Adjustment is judged: the line's own person, or the one who got its money after a
 * reversion.
 */
const typeFor = (line: PolicyLineRow, associate_code: string): CompensationType =>
  line.associate_code === associate_code ? line.compensation_type : 'Training Reversion';

interface Payee {
  readonly associate_code: string;
  readonly compensation_type: 'Adjustment' | 'Training Reversion';
  readonly decision: PostingDecision;
}

/**
 * Who gets what an event pays out on a line, and as what: of a Training line whose program is Reverted the writing
 * associate (R-MNY-24), or House (undefined) when that person left (R-MNY-11).
 */
function payeeOf(
  policy: PostedPolicy,
  line: PolicyLineRow,
  associate_code: string,
  recipients: Recipients,
): Payee | undefined {
  const isReverted =
    line.compensation_type === 'Training' &&
    recipients.at(line.associate_code, policy.id).training_status === 'Reverted';
  if (!isReverted) {
    const decision = recipients.decide(typeFor(line, associate_code), associate_code, policy.id);
    return { associate_code, compensation_type: 'Adjustment', decision };
  }
  const writer = policy.writing_associate_code;
  const { posting } = revertTraining({ amount_cents: 0, charged_cents: 0 }, recipients.at(writer, policy.id));
  // A charge to the writing associate after a reversion belongs to that person, whatever the status.
  const decision =
    associate_code === writer ? recipients.decide('Training Reversion', writer, policy.id) : posting;
  return decision ? { associate_code: writer, compensation_type: 'Training Reversion', decision } : undefined;
}

/** Every person whose status decides what these actions pay out. */
export function payeesOf(policy: PostedPolicy, actions: readonly PostingAction[]): string[] {
  return actions.flatMap(({ action, line_no, associate_code }) => {
    if (action !== 'Adjust') return [];
    const line = policy.lines.find((each) => each.line_no === line_no);
    return line?.compensation_type === 'Training'
      ? [associate_code, line.associate_code, policy.writing_associate_code]
      : [associate_code];
  });
}

/**
 * Turns the engine's actions into lines, charges and postings. `owedByOthers`: what is given back to these people of debts that a
 * roll-up made somebody else's. They get nothing of it (R-MNY-33): it is on the line as paid and goes against the debt.
 */
export function settlementOf(
  policy: PostedPolicy,
  actions: readonly PostingAction[],
  recipients: Recipients,
  owedByOthers: ReadonlyMap<string, number> = new Map(),
): Settlement {
  const against = new Map(owedByOthers);
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
      const payee: Payee | undefined = held
        ? {
            associate_code: action.associate_code,
            compensation_type: 'Adjustment',
            decision: { status: 'Escrow', escrow_reason: held.escrow_reason } as const,
          }
        : payeeOf(policy, line, action.associate_code, recipients);
      if (!payee) continue;
      const { associate_code, compensation_type, decision } = payee;
      const settled = held ? 0 : Math.min(action.amount_cents, against.get(associate_code) ?? 0);
      if (settled > 0) {
        against.set(associate_code, (against.get(associate_code) ?? 0) - settled);
        lines.push({
          ...base,
          id: randomUUID(),
          status: 'Paid',
          associate_code,
          compensation_type,
          amount_cents: settled,
          original_line_id: null,
        });
        postings.push({ account: 'Debit Balance', of: associate_code, cents: -settled }, expense(settled));
      }
      const cents = action.amount_cents - settled;
      if (cents === 0) continue;
      lines.push({
        ...base,
        ...decision,
        associate_code,
        compensation_type,
        amount_cents: cents,
        original_line_id: held?.id ?? null,
      });
      postings.push(
        { account: accountOf(decision.status), of: associate_code, cents: -cents },
        expense(cents),
      );
    }
  }
  return { lines, charges, voids, postings: merged(postings), debts };
}
