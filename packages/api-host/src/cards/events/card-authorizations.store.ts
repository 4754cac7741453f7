import type { PurchaseKind } from '@upline/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { CardAuthorization } from '../cards.tables.ts';

/** A repeated event about a reservation changes nothing. */
export async function keepAuthorization(
  db: Db,
  values: Insertable<Tables['card_authorization']>,
): Promise<void> {
  await db
    .insertInto('card_authorization')
    .values(values)
    .onConflict((conflict) => conflict.column('intent_id').doNothing())
    .execute();
}

export const lockAuthorization = (db: Db, intentId: string): Promise<CardAuthorization | undefined> =>
  db
    .selectFrom('card_authorization')
    .selectAll()
    .where('intent_id', '=', intentId)
    .forUpdate()
    .executeTakeFirst();

export const findAuthorization = (db: Db, intentId: string): Promise<CardAuthorization | undefined> =>
  db.selectFrom('card_authorization').selectAll().where('intent_id', '=', intentId).executeTakeFirst();

export async function writeAuthorization(
  db: Db,
  intentId: string,
  values: Partial<
    Pick<CardAuthorization, 'card_print' | 'decision' | 'decided_on' | 'reason' | 'settled_at'>
  >,
): Promise<void> {
  await db.updateTable('card_authorization').set(values).where('intent_id', '=', intentId).execute();
}

/** Reservations that were made a while ago and are not settled yet. */
export const unsettledBefore = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('card_authorization')
    .select('intent_id')
    .where('settled_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();

/**
 * How many payments of the kind were charged to the card on the day. Decisions about one card wait for each other, so that two at
 * once cannot both be the last one allowed.
 */
export async function takenToday(
  db: Db,
  { kind, print, day }: { readonly kind: PurchaseKind; readonly print: string; readonly day: string },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`card_print ${print}`}))`.execute(db);
  const row = await db
    .selectFrom('card_authorization')
    .innerJoin('card_payment', 'card_payment.id', 'card_authorization.payment_id')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('card_payment.kind', '=', kind)
    .where('card_authorization.card_print', '=', print)
    .where('card_authorization.decided_on', '=', day)
    .where('card_authorization.decision', '=', 'Take')
    .executeTakeFirst();
  return row?.count ?? 0;
}
