import type { Country } from '@upline/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { CardDispute, CardEvent } from '../cards.tables.ts';
import type { DisputeFacts, RefundFacts } from './card-facts.ts';

/** Undefined if the event was received before (R-STO-02). */
export function insertEvent(db: Db, values: Insertable<Tables['card_event']>) {
  return db
    .insertInto('card_event')
    .values(values)
    .onConflict((conflict) => conflict.columns(['country', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export const { lock: lockEvent, write: writeEvent } = rowWrites('card_event');

/** Refunds and disputes that arrived before the report of their payment. */
export function waitingEvents(db: Db, country: Country, intentId: string): Promise<CardEvent[]> {
  return db
    .selectFrom('card_event')
    .selectAll()
    .where('country', '=', country)
    .where('intent_id', '=', intentId)
    .where('outcome', '=', 'Waiting')
    .orderBy('occurred_at')
    .forUpdate()
    .execute();
}

const shown = (db: Db) =>
  db.selectFrom('card_event').leftJoin('card_payment', 'card_payment.id', 'card_event.payment_id');

const rows = (db: Db) =>
  shown(db).selectAll('card_event').select(['card_payment.number', 'card_payment.description']);

export function cardEventSource(db: Db) {
  return {
    scoped: shown(db),
    rows: (ids: readonly string[]) => rows(db).where(isOneOf('card_event.id', ids)).execute(),
  };
}

export const findEvent = (db: Db, id: string) => rows(db).where('card_event.id', '=', id).executeTakeFirst();

export type CardEventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

export const refundsOf = (db: Db, paymentId: string) =>
  db
    .selectFrom('card_refund')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const disputesOf = (db: Db, paymentId: string): Promise<CardDispute[]> =>
  db
    .selectFrom('card_dispute')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('opened_at')
    .execute();

export const eventsOf = (db: Db, paymentId: string) =>
  rows(db).where('card_event.payment_id', '=', paymentId).orderBy('occurred_at').limit(100).execute();

/** A refund only moves forward: Requested, Pending, Succeeded, and Failed from any of them. Repeated or delayed events change nothing. */
export async function keepRefund(
  db: Db,
  paymentId: string,
  facts: RefundFacts,
  newId: string,
  now: Date,
): Promise<void> {
  const settled_at = facts.status === 'Pending' ? null : now;
  await sql`
    insert into card_refund (id, payment_id, amount_cents, reason, status, stripe_id, created_at, settled_at)
    values (${facts.refund_id ?? newId}, ${paymentId}, ${facts.amount_cents}, 'Refunded at Stripe', ${facts.status},
      ${facts.stripe_id}, ${now}, ${settled_at})
    on conflict (${facts.refund_id === null ? sql`stripe_id` : sql`id`}) do update set
      stripe_id = excluded.stripe_id,
      status = case
        when card_refund.stripe_id is null then excluded.status
        when card_refund.status = 'Failed' or excluded.status = 'Failed' then 'Failed'
        when card_refund.status = 'Succeeded' then 'Succeeded'
        else excluded.status end,
      settled_at = coalesce(card_refund.settled_at, excluded.settled_at)`.execute(db);
}

/** A decided dispute keeps its outcome, whatever delayed events say. */
export async function keepDispute(
  db: Db,
  paymentId: string,
  facts: DisputeFacts,
  occurredAt: Date,
): Promise<void> {
  const closed_at = facts.status === 'Open' ? null : occurredAt;
  await sql`
    insert into card_dispute (id, payment_id, amount_cents, reason, status, opened_at, closed_at)
    values (${facts.dispute_id}, ${paymentId}, ${facts.amount_cents}, ${facts.reason}, ${facts.status}, ${occurredAt}, ${closed_at})
    on conflict (id) do update set
      status = case when card_dispute.status = 'Open' then excluded.status else card_dispute.status end,
      opened_at = least(card_dispute.opened_at, excluded.opened_at),
      closed_at = coalesce(card_dispute.closed_at, excluded.closed_at)`.execute(db);
}
