import { randomUUID } from 'node:crypto';
import { messages } from '@upline/domain';
import { checkChargeAmount, type PolicyLedger, reasonClass } from '@upline/domain/compensation';
import { setting } from '../../catalogue/plan-data.store.ts';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { adminsWith } from '../../notifications/recipients.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import {
  conflict,
  type FieldError,
  invalid,
  notFound,
  staleVersion,
} from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChargebackRow } from '../compensation/compensation.tables.ts';
import { MONEY_OFFICE_MESSAGES } from '../compensation/money.messages.ts';
import { loadPosted } from '../compensation/policy-ledger.store.ts';
import { accountOf } from '../compensation/posting/journals.ts';
import { insertLines } from '../compensation/posting/lines.store.ts';
import { readRecipients } from '../compensation/posting/recipients.ts';
import { type Posting, postJournals } from '../ledger/ledger.ts';
import { linesOfDebt } from './chargeback-reads.store.ts';
import { DISPUTABLE, isDisputed, RETURNABLE, WRITABLE_OFF } from './chargebacks.actions.ts';
import { attachmentOf, isGivenBack, lockDebt, lockPostingOfDebt, updateDebt } from './debts.store.ts';
import { disputeAnswers } from './disputes.ts';
import { policyEvents } from './policy-events.service.ts';
import type { EventRequest } from './settle-event.ts';
import { postWriteOff, recordDebtChange, recordWriteOff, takeBackWriteOff } from './write-offs.ts';

/** What admins charge by hand; the end of a policy and re-rates come from the policy itself (R-MNY-17). */
export const MANUAL_REASONS = [
  'Wrong Associate',
  'Overpayment',
  'License Deficiency',
  'Death Within Contestability',
  'Adjustment',
] as const;

/** Where disputes and chargebacks keep their files. */
export const CHARGEBACK_FILES = 'chargeback-document';

export interface ManualCharge {
  readonly policy_id: string;
  readonly reason: (typeof MANUAL_REASONS)[number];
  readonly event_date: string;
  readonly note: string | null;
  readonly document_id: string | null;
  readonly amounts: NonNullable<EventRequest['amounts']>;
}

function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid(errors);
}

/**
 * The lines a debt took from. One that came by roll-up (R-MNY-33) took from none: its open part falls, and what was recovered of
 * it is given back as one amount.
 */
async function takenBy(db: Db, { id, recovered_cents }: ChargebackRow) {
  const lines = await linesOfDebt(db, id);
  if (lines.length > 0) return { lines, isRolledUp: false };
  const whole = { id: null, original_line_id: null, line_no: 0, compensation_type: 'Adjustment' as const };
  return {
    lines: recovered_cents > 0 ? [{ ...whole, amount_cents: -recovered_cents }] : [],
    isRolledUp: true,
  };
}

/** The debt with the values that its rules need in addition to the row. */
const standing = async (db: Db, debt: ChargebackRow) => ({
  ...debt,
  is_transferred: debt.transferred_to_id !== null,
  is_given_back: await isGivenBack(db, debt),
});

/** Refuses amounts line by line: a line is named once, and takes no more than is on it (R-CB-01). */
function amountErrors(ledger: PolicyLedger, amounts: NonNullable<EventRequest['amounts']>): FieldError[] {
  return amounts.flatMap(({ line_no, amount_cents }, index) => {
    const line = ledger.lines.find((each) => each.line_no === line_no);
    const isTwice = amounts.findIndex((each) => each.line_no === line_no) !== index;
    const message = line && !isTwice ? checkChargeAmount(line, amount_cents) : messages.invalid('Line');
    return message ? [{ field: `amounts.${index}.amount_cents`, message }] : [];
  });
}

/** Debts by hand: charging, write-off, dispute (domain.md 2.18). */
export function debts(platform: Platform) {
  const { audit } = platform;
  const events = policyEvents(platform);
  const { send } = messageSender(platform);
  const disputes = disputeAnswers(platform);

  async function locked({ db }: SignedInContext, id: string, version: number, owner?: string) {
    await lockPostingOfDebt(db, id);
    const debt = await lockDebt(db, id);
    if (!debt || (owner !== undefined && debt.associate_code !== owner)) throw notFound();
    if (debt.version !== version) throw staleVersion('chargeback');
    return debt;
  }

  function requestOf(charge: ManualCharge): EventRequest {
    const { policy_id, amounts, ...request } = charge;
    return charge.reason === 'Wrong Associate' ? request : { ...request, amounts };
  }

  return {
    /** Computes what a manual charge would take, line by line, without writing anything. */
    async preview(context: SignedInContext, policyId: string, request: EventRequest) {
      if (reasonClass(request.reason) === 'Re-rate' && request.new_bv_cents === undefined)
        throw invalid([{ field: 'new_bv_cents', message: messages.required('New BV') }]);
      const found = await events.preview(context, policyId, request, ({ ledger }) =>
        refuse(amountErrors(ledger, request.amounts ?? [])),
      );
      if (!found) throw notFound();
      return found;
    },

    /** Charges lines of a posted policy by hand; never more than is on a line (R-CB-01). */
    async charge(context: SignedInContext, charge: ManualCharge): Promise<string> {
      const { db, today, caller } = context;
      const errors: FieldError[] = [];
      const isAmount = charge.reason !== 'Wrong Associate';
      if (isAmount && charge.note === null)
        errors.push({ field: 'note', message: messages.required('Note') });
      if (isAmount && charge.amounts.length === 0)
        errors.push({ field: 'amounts', message: messages.required('Amount') });
      if (charge.event_date > today)
        errors.push({ field: 'event_date', message: messages.dateFuture('Event Date') });
      if (charge.document_id !== null && !(await attachmentOf(db, caller.code, charge.document_id)))
        errors.push({ field: 'document_id', message: messages.invalid('Document') });
      refuse(errors);
      const id = await events.settle(context, charge.policy_id, requestOf(charge), ({ ledger }) => {
        if (charge.event_date < ledger.issue_date)
          errors.push({ field: 'event_date', message: messages.dateOrder('Event Date', 'Issue Date') });
        refuse([...errors, ...amountErrors(ledger, charge.amounts)]);
      });
      if (id === undefined) throw conflict('no-lines', 'Nothing was posted on this policy');
      return id;
    },

    /** Writes off a debt, or the given amount of it (R-CB-02). */
    async writeOff(
      context: SignedInContext,
      id: string,
      version: number,
      { amount_cents, reason }: { amount_cents: number | null; reason: string },
    ): Promise<void> {
      const debt = await locked(context, id, version);
      await refuseConflict(context, debt.associate_code);
      demand(WRITABLE_OFF, await standing(context.db, debt), context.caller);
      const open = debt.amount_cents - debt.recovered_cents - debt.written_off_cents;
      const cents = amount_cents ?? open;
      if (cents > open)
        throw invalid([{ field: 'amount_cents', message: messages.max('Amount', String(open / 100)) }]);
      await postWriteOff(context, debt, cents);
      recordWriteOff(audit, context, debt, cents, reason);
    },

    /** Once, within 30 days, by the debtor (R-CB-03). */
    async dispute(
      context: SignedInContext,
      id: string,
      version: number,
      { text, document_id }: { text: string; document_id: string | null },
    ): Promise<void> {
      const { db, now, today, caller } = context;
      const debt = await locked(context, id, version, caller.code);
      const dispute_days = await setting(db, 'chargeback_dispute_days', today);
      demand(DISPUTABLE, { ...(await standing(db, debt)), today, dispute_days }, caller);
      if (document_id !== null && !(await attachmentOf(db, caller.code, document_id)))
        throw invalid([{ field: 'document_id', message: messages.invalid('Document') }]);
      await updateDebt(db, debt, {
        dispute_text: text,
        dispute_document_id: document_id,
        dispute_status: 'Pending',
        disputed_at: now,
        updated_at: now,
        updated_by: caller.code,
      });
      recordDebtChange(audit, context, debt, ['Dispute', null, 'Pending']);
      await send(context, MONEY_OFFICE_MESSAGES['chargeback-disputed'], {
        to: await adminsWith(db, 'chargebacks.create'),
        values: { who: `${caller.name} (${caller.code})` },
        link: `/chargebacks/${id}`,
        about: `chargeback:${id}`,
      });
    },

    /** Approved gives back what was taken, as positive Adjustments; later events no longer count it (R-CB-03). */
    async answerDispute(
      context: SignedInContext,
      id: string,
      version: number,
      { status, answer }: { status: 'Approved' | 'Refused'; answer: string },
    ): Promise<void> {
      const debt = await locked(context, id, version);
      demand(isDisputed(status), debt, context.caller);
      await refuseConflict(context, debt.associate_code);
      if (status === 'Approved') demand(RETURNABLE, await standing(context.db, debt), context.caller);
      await disputes.answer(context, debt, status, answer);
      if (status === 'Approved') await giveBack(context, debt, answer);
    },
  };

  async function giveBack(context: SignedInContext, debt: ChargebackRow, answer: string): Promise<void> {
    const { db, now, caller } = context;
    await takeBackWriteOff(audit, context, debt, answer);
    const { associate_code: of, policy_id } = debt;
    const policy =
      policy_id === null ? undefined : (await loadPosted(db, [policy_id], { lock: true })).get(policy_id);
    const { lines: negatives, isRolledUp } = await takenBy(db, debt);
    // The part that was written off has been asked for again by now.
    const open = isRolledUp ? debt.amount_cents - debt.recovered_cents : 0;
    if (open > 0) await updateDebt(db, debt, { recovered_cents: debt.amount_cents });
    const recipients = await readRecipients(context, [of], policy_id === null ? [] : [policy_id]);
    const lines = negatives.map((negative) => {
      const year = policy?.lines.find(({ line_no }) => line_no === negative.line_no);
      return {
        id: randomUUID(),
        associate_code: of,
        policy_id,
        source_associate_code: year?.source_associate_code ?? null,
        portion: year?.portion ?? null,
        compensation_type: 'Adjustment' as const,
        line_no: negative.line_no,
        installment: 0,
        level_at_snapshot: year?.level_code ?? null,
        rate_bps: year?.rate_bps ?? null,
        generation: year?.generation ?? null,
        base_bv_cents: year?.base_bv_cents ?? null,
        amount_cents: -negative.amount_cents,
        currency: debt.currency,
        ...recipients.decide(negative.compensation_type, of, policy_id),
        original_line_id: negative.id,
        chargeback_id: null,
        explanation: { text: 'The dispute of this chargeback was approved; it is given back.' },
        source: { kind: 'dispute', id: debt.id, at: now, by: caller.code },
      };
    });
    await insertLines(db, lines);
    await postJournals(context, [
      {
        kind: 'Adjustment',
        sourceId: debt.id,
        sequence: 1,
        currency: debt.currency,
        description: `Dispute of ${of} approved`,
        postings: [
          { account: 'Commission Expense', cents: open },
          { account: 'Debit Balance', of, cents: -open },
          ...lines.flatMap(({ amount_cents: cents, status }): Posting[] => [
            { account: 'Commission Expense', cents },
            { account: accountOf(status), of, cents: -cents },
          ]),
        ],
      },
    ]);
    const event = policy?.ledger.events.find(({ id }) => id === debt.policy_event_id);
    if (!policy || !event) return;
    const returned = new Set(negatives.map(({ original_line_id }) => original_line_id));
    await events.giveBack(
      context,
      policy,
      event,
      event.charges.filter(
        ({ payment_id, associate_code }) => !(associate_code === of && returned.has(payment_id)),
      ),
    );
  }
}
