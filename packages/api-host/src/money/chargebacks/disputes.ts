import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChargebackRow } from '../compensation/compensation.tables.ts';
import { moneyNotices } from '../compensation/money-notices.ts';
import { disputedOf, updateDebt } from './debts.store.ts';
import { recordDebtChange } from './write-offs.ts';

/** Answers to disputes as the debtor and the trail get them (R-CB-03). */
export function disputeAnswers(platform: Platform) {
  const notices = moneyNotices(platform);

  /** Of a debt that is held; gives nothing back by itself. */
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
    await notices.send(context, [
      {
        to: debt.associate_code,
        type: 'chargeback-dispute-answered',
        title: status === 'Approved' ? 'Your dispute was approved' : 'Your dispute was refused',
        body: text,
        link: `/payments/chargebacks/${debt.id}`,
        about: `chargeback:${debt.id}`,
      },
    ]);
  }

  return {
    answer,

    /** A reinstatement gave back what these disputes ask for (R-MNY-24): there is nothing left to refuse. */
    async approveReinstated(context: Context, eventIds: readonly string[], text: string): Promise<void> {
      for (const debt of await disputedOf(context.db, eventIds))
        await answer(context, debt, 'Approved', text);
    },
  };
}
