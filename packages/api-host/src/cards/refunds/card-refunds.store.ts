import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export async function insertRefund(db: Db, values: Insertable<Tables['card_refund']>): Promise<void> {
  await db.insertInto('card_refund').values(values).execute();
}

/** A refund that was not sent to Stripe yet, or for which Stripe's answer was lost. */
export async function refundToSend(db: Db, id: string) {
  const row = await db
    .selectFrom('card_refund')
    .innerJoin('card_payment', 'card_payment.id', 'card_refund.payment_id')
    .select([
      'card_payment.id',
      'card_payment.number',
      'card_payment.payer_code',
      'card_payment.description',
      'card_payment.due_on',
      'card_payment.country',
      'card_payment.intent_id',
      'card_refund.amount_cents',
    ])
    .where('card_refund.id', '=', id)
    .where('card_refund.status', '=', 'Requested')
    .executeTakeFirst();
  return row && row.intent_id !== null ? { ...row, intent_id: row.intent_id } : undefined;
}

/** The refund failed, so its amount can be refunded again; false where its outcome is known already. */
export async function failRefund(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_refund')
    .set({ status: 'Failed', settled_at: now })
    .where('id', '=', id)
    .where('status', '=', 'Requested')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
