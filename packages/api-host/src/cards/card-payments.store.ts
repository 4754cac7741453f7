import type { Country, PurchaseKind } from '@upline/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { rowWrites } from '../platform/database/record-store.ts';
import type { Tables } from '../platform/database/tables.ts';
import { CARD_JOURNALS } from './card-ledger.ts';

const shown = (db: Db, payer?: string) =>
  db
    .selectFrom('card_payment')
    .leftJoin('app_user as payer', 'payer.code', 'card_payment.payer_code')
    .$if(payer !== undefined, (query) => query.where('card_payment.payer_code', '=', payer as string));

const rows = (db: Db, payer?: string) =>
  shown(db, payer).selectAll('card_payment').select(fullName<string | null>('payer').as('payer_name'));

/** Where lists of card payments come from: those of one payer, or of everybody. */
export function cardPaymentSource(db: Db, payer?: string) {
  return {
    scoped: shown(db, payer),
    rows: (ids: readonly string[]) => rows(db, payer).where(isOneOf('card_payment.id', ids)).execute(),
  };
}

export function findPayment(db: Db, id: string, payer?: string) {
  return rows(db, payer).where('card_payment.id', '=', id).executeTakeFirst();
}

export type CardPaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const { lock: lockPayment, write: writePayment } = rowWrites('card_payment');

export function lockPaymentOfIntent(db: Db, country: Country, intentId: string) {
  return db
    .selectFrom('card_payment')
    .selectAll()
    .where('country', '=', country)
    .where('intent_id', '=', intentId)
    .forUpdate()
    .executeTakeFirst();
}

export function paymentOfSubject(db: Db, kind: PurchaseKind, subject: string) {
  return db
    .selectFrom('card_payment')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Undefined where the subject is asked for already. */
export function insertPayment(db: Db, values: Insertable<Tables['card_payment']>) {
  return db
    .insertInto('card_payment')
    .values(values)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Pending payments whose page was opened a while ago: the report of their outcome may be lost. */
export function waitingLonger(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('card_payment')
    .select(['id', 'country', 'session_id'])
    .where('status', '=', 'Pending')
    .where('session_id', 'is not', null)
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
}

/** Moves a payment to the end of the queue of those that `waitingLonger` returns. */
export async function touchPayment(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('card_payment').set({ updated_at: now }).where('id', '=', id).execute();
}

/** The person and their mail, for notices about the payment. */
/** Journals of a payment, its refunds and its disputes, reversals included, in the order of posting. */
export async function journalsAbout(db: Db, sourceIds: readonly string[]) {
  const journals = db.selectFrom('journal').select(['id', 'kind', 'on_date', 'description', 'created_at']);
  const own = await journals
    .where('kind', 'in', CARD_JOURNALS)
    .where(isOneOf('source_id', sourceIds))
    .execute();
  const reversals = await journals
    .where(
      isOneOf(
        'reverses_id',
        own.map(({ id }) => id),
      ),
    )
    .execute();
  return [...own, ...reversals].sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

export const numberText = (number: number): string => `P-${String(number).padStart(6, '0')}`;

export const searchableNumber = sql<string>`'P-' || lpad(card_payment.number::text, 6, '0')`;
