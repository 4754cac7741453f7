import { dayAt } from '@upline/domain';
import { cardJournals } from '../../../src/money/card-journals/card-journals.ts';
import { type Journal, postJournals } from '../../../src/money/ledger/ledger.ts';
import type { Db } from '../../../src/platform/database/database.ts';

/** The journals of card payments, each on the day of what it is about. */
export async function seedCardJournals(db: Db, now: Date): Promise<void> {
  const payments = await db.selectFrom('card_payment').selectAll().orderBy('number').execute();
  const refunds = Map.groupBy(
    await db.selectFrom('card_refund').selectAll().execute(),
    ({ payment_id }) => payment_id,
  );
  const disputes = Map.groupBy(
    await db.selectFrom('card_dispute').selectAll().execute(),
    ({ payment_id }) => payment_id,
  );
  const journals = payments.flatMap((payment) => {
    const money = {
      payment,
      refunds: refunds.get(payment.id) ?? [],
      disputes: disputes.get(payment.id) ?? [],
    };
    const days = new Map<string, Date | null>([
      [payment.id, payment.paid_at],
      ...money.refunds.map(({ id, settled_at, created_at }) => [id, settled_at ?? created_at] as const),
      ...money.disputes.map(({ id, opened_at }) => [id, opened_at] as const),
    ]);
    return cardJournals(money).map(
      (journal): Journal => ({ ...journal, onDate: dayAt(days.get(journal.sourceId) ?? now) }),
    );
  });
  await postJournals({ db, now, today: dayAt(now), caller: undefined }, journals);
}
