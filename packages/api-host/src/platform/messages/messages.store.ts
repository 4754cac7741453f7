import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Row } from '../database/tables.ts';

export type OutboxMessage = Row<'outbox_message'>;

export async function insert(
  db: Db,
  message: Omit<OutboxMessage, 'position' | 'sent_at' | 'failed_at'>,
): Promise<void> {
  await db
    .insertInto('outbox_message')
    .values({ ...message, sent_at: null, failed_at: null })
    .execute();
}

export async function find(db: Db, id: string): Promise<OutboxMessage | undefined> {
  return db.selectFrom('outbox_message').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function markSent(db: Db, id: string, at: Date, keepText: boolean): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set(keepText ? { sent_at: at } : { sent_at: at, text: null })
    .where('id', '=', id)
    .execute();
}

/** Gives a message up. What has expired by the time somebody looks is not kept (S-11). */
export async function markFailed(
  db: Db,
  id: string,
  at: Date,
  expiringKinds: readonly string[],
): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({
      failed_at: at,
      text: sql<string | null>`case when kind = any(${expiringKinds}::text[]) then null else text end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Newest first; `to` compares without regard to case. */
export async function newest(
  db: Db,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<OutboxMessage[]> {
  let query = db.selectFrom('outbox_message').selectAll();
  if (to !== undefined) query = query.where('recipient', 'ilike', to.replaceAll(/[\\%_]/g, '\\$&'));
  return query.orderBy('position', 'desc').limit(limit).execute();
}

/** Messages that could not be delivered, for the admin (R-NTF-04). */
export async function listFailed(db: Db, limit = 100) {
  return db
    .selectFrom('outbox_message')
    .select(['id', 'channel', 'kind', 'recipient', 'subject', 'created_at', 'failed_at'])
    .where('failed_at', 'is not', null)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
}
