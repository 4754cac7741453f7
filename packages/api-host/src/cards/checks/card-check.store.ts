import type { Country } from '@upline/domain';
import type { Db } from '../../platform/database/database.ts';
import type { CardDifference } from '../cards.tables.ts';

/** Payments that have reached Stripe since that moment, as the host has stored them. */
export function paidSince(db: Db, country: Country, since: Date) {
  return db
    .selectFrom('card_payment')
    .select((payment) => [
      'id',
      'intent_id',
      'amount_cents',
      'currency',
      'refunded_cents',
      'paid_at',
      payment
        .selectFrom('card_dispute')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('card_dispute.amount_cents'), val(0)).as('sum'))
        .whereRef('card_dispute.payment_id', '=', 'card_payment.id')
        .where('card_dispute.status', '=', 'Lost')
        .as('lost_cents'),
    ])
    .where('country', '=', country)
    .where('intent_id', 'is not', null)
    .where('paid_at', '>=', since)
    .execute();
}

export async function refundedSince(db: Db, country: Country, since: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('card_refund')
    .innerJoin('card_payment', 'card_payment.id', 'card_refund.payment_id')
    .select('card_refund.stripe_id')
    .where('card_payment.country', '=', country)
    .where('card_refund.created_at', '>=', since)
    .execute();
  return new Set(rows.flatMap(({ stripe_id }) => stripe_id ?? []));
}

/** Replaces the findings of the last check. */
export async function keepCheck(
  db: Db,
  country: Country,
  found: {
    readonly checked_at: Date;
    readonly compared: number;
    readonly differences: readonly CardDifference[];
  },
): Promise<void> {
  const values = { ...found, differences: JSON.stringify(found.differences) };
  await db
    .insertInto('card_check')
    .values({ country, ...values })
    .onConflict((conflict) => conflict.column('country').doUpdateSet(values))
    .execute();
}

export const lastChecks = (db: Db) =>
  db.selectFrom('card_check').selectAll().orderBy('country', 'desc').execute();
