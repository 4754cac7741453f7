import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChargebackRow } from '../compensation/compensation.tables.ts';
import { MONEY_MESSAGES } from '../compensation/money.messages.ts';
import { disputedOf, updateDebt } from './debts.store.ts';
import { recordDebtChange } from './write-offs.ts';

/** Answers to disputes, with the notice to the debtor and the entry of the audit trail (R-CB-03). */
export function disputeAnswers(platform: Platform) {
  const { send } = messageSender(platform);

  /** Stores the answer on a debt that the caller has locked. It gives no money back by itself. */
  async function answer(
    context: Context,
    debt: ChargebackRow,
    status: 'Approved' | 'Refused',
    text: string,
  ): Promise<void> {
    await updateDebt(context.db, debt, {
      dispute_status: status,
      dispute_answer: text,
      updated_at: context.now,
      updated_by: context.caller?.code ?? null,
    });
    recordDebtChange(platform.audit, context, debt, ['Dispute', 'Pending', status], text);
    const template = status === 'Approved' ? 'chargeback-dispute-approved' : 'chargeback-dispute-refused';
    await send(context, MONEY_MESSAGES[template], {
      to: debt.associate_code,
      values: { answer: text },
      link: `/payments/chargebacks/${debt.id}`,
      about: `chargeback:${debt.id}`,
    });
  }

  return {
    answer,

    /** A reinstatement has given back what these disputes ask for (R-MNY-24), so they are approved. */
    async approveReinstated(context: Context, eventIds: readonly string[], text: string): Promise<void> {
      for (const debt of await disputedOf(context.db, eventIds))
        await answer(context, debt, 'Approved', text);
    },
  };
}
