import { randomUUID } from 'node:crypto';
import { formatMoney } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { isGivenBack, lockDebt, transferredOf, updateDebt } from '../chargebacks/debts.store.ts';
import { disputeAnswers } from '../chargebacks/disputes.ts';
import { recordDebtChange, takeBackWriteOff } from '../chargebacks/write-offs.ts';
import type { ChargebackRow } from '../compensation/compensation.tables.ts';
import { MONEY_MESSAGES } from '../compensation/money.messages.ts';
import { accountOf, merged } from '../compensation/posting/journals.ts';
import { insertLines, NO_PORTION } from '../compensation/posting/lines.store.ts';
import { readRecipients } from '../compensation/posting/recipients.ts';
import { type Posting, postJournals } from '../ledger/ledger.ts';
import { markTransferred, unmarkTransferred } from './roll-up.store.ts';

/**
 * Debts that a roll-up moved (R-MNY-33), taken back when what they were for is given back (R-MNY-24). The open part of the person
 * who had taken the debt over falls, and what was withheld for it is given back to that person. The Adjustments of a
 * reinstatement settle the debt of the person who left, who gets nothing of it.
 */
export function transfersBack(platform: Platform) {
  const { audit } = platform;
  const { send } = messageSender(platform);
  const disputes = disputeAnswers(platform);

  /** Returns what was withheld from the person who took the debt over, as an Adjustment, and the postings of it. */
  async function refund(
    context: Context,
    { id, associate_code: of, currency, recovered_cents }: ChargebackRow,
  ) {
    if (recovered_cents === 0) return [];
    const recipients = await readRecipients(context, [of], []);
    const decision = recipients.decide('Adjustment', of, null);
    await insertLines(context.db, [
      {
        ...NO_PORTION,
        id: randomUUID(),
        associate_code: of,
        compensation_type: 'Adjustment',
        amount_cents: recovered_cents,
        currency,
        ...decision,
        chargeback_id: null,
        explanation: {
          text: 'The debt that was rolled up to you is taken back; what was withheld for it is given back.',
        },
        source: { kind: 'roll-up', id, at: context.now, by: context.caller?.code ?? null },
      },
    ]);
    return [
      { account: 'Commission Expense', cents: recovered_cents },
      { account: accountOf(decision.status), of, cents: -recovered_cents },
    ] satisfies Posting[];
  }

  /** Relieves the heir of a debt that is held; says what that posts. One whose dispute was approved has it back already. */
  async function relieve(context: Context, heir: ChargebackRow, to: ChargebackRow, reason: string) {
    if (await isGivenBack(context.db, heir)) return [];
    await takeBackWriteOff(audit, context, heir, reason);
    if (heir.dispute_status === 'Pending') await disputes.answer(context, heir, 'Approved', reason);
    await markTransferred(context.db, heir, to.id, context.now);
    recordDebtChange(audit, context, heir, ['Roll-Up', null, `Back to ${to.associate_code}`], reason);
    await send(context, MONEY_MESSAGES['roll-up-taken-back'], {
      to: heir.associate_code,
      values: { amount: formatMoney(heir.amount_cents, heir.currency) },
      link: '/payments/chargebacks',
      about: `chargeback:${heir.id}`,
    });
    const open = heir.amount_cents - heir.recovered_cents;
    return [
      { account: 'Debit Balance', of: heir.associate_code, cents: -open },
      { account: 'Commission Expense', cents: open },
      ...(await refund(context, heir)),
    ] satisfies Posting[];
  }

  /** The first of a chain is settled by what its reinstatement gives back; the others were of people who took it over. */
  async function takeBackOne(
    context: Context,
    debt: ChargebackRow,
    reason: string,
    isFirst: boolean,
  ): Promise<void> {
    const { db, now } = context;
    const heirId = debt.transferred_to_id as string;
    const held = (await lockDebt(db, heirId)) as ChargebackRow;
    // The person who took the debt over may have left as well.
    if (held.transferred_to_id !== null) await takeBackOne(context, held, reason, false);
    const heir = (await lockDebt(db, heirId)) as ChargebackRow;
    const cents = debt.amount_cents - debt.recovered_cents - debt.written_off_cents;
    await unmarkTransferred(db, debt, now);
    if (isFirst) await updateDebt(db, debt, { recovered_cents: debt.recovered_cents + cents });
    recordDebtChange(
      audit,
      context,
      debt,
      ['Roll-Up', 'Transferred', `Back from ${heir.associate_code}`],
      reason,
    );
    await postJournals(context, [
      {
        kind: 'Debt Transfer',
        sourceId: debt.id,
        sequence: debt.version,
        currency: debt.currency,
        description: `Debt of ${debt.associate_code} taken back from ${heir.associate_code}`,
        postings: merged([
          { account: 'Debit Balance', of: debt.associate_code, cents },
          { account: 'Commission Expense', cents: -cents },
          ...(await relieve(context, heir, debt, reason)),
        ]),
      },
    ]);
  }

  return {
    /** Of all debts these events opened; returns what others owed of them, by the person who owed it first. */
    async takeBack(
      context: Context,
      eventIds: readonly string[],
      reason: string,
    ): Promise<Map<string, number>> {
      const owed = new Map<string, number>();
      for (const debt of await transferredOf(context.db, eventIds)) {
        const { associate_code: of, amount_cents, recovered_cents, written_off_cents } = debt;
        owed.set(of, (owed.get(of) ?? 0) + amount_cents - recovered_cents - written_off_cents);
        await takeBackOne(context, debt, reason, true);
      }
      return owed;
    },
  };
}
