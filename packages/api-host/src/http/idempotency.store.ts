import { type Generated, type JSONColumnType, sql } from 'kysely';
import type { Db } from '../platform/database.ts';

export interface IdempotencyKeyTable {
  id: Generated<string>;
  user_id: string;
  operation: string;
  key: string;
  fingerprint: string;
  status: number | null;
  answer: string | null;
  headers: JSONColumnType<Record<string, string>> | null;
  created_at: Date;
}

declare module '../platform/tables.ts' {
  interface Tables {
    idempotency_key: IdempotencyKeyTable;
  }
}

export interface KeyUse {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Whether this transaction may go on with the key; false while another one holds it. Only spares waiting: the unique constraint decides. */
export async function tryHold(db: Db, { userId, operation, key }: KeyUse): Promise<boolean> {
  const name = `${userId}\n${operation}\n${key}`;
  const { rows } = await sql<{
    held: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`.execute(db);
  return rows[0]?.held === true;
}

/** Inserts the key, or takes over an expired one; undefined when a living row exists. */
export async function insertKey(
  db: Db,
  use: KeyUse,
  now: Date,
  expiredBefore: Date,
): Promise<string | undefined> {
  const row = await db
    .insertInto('idempotency_key')
    .values({
      user_id: use.userId,
      operation: use.operation,
      key: use.key,
      fingerprint: use.fingerprint,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'operation', 'key'])
        .doUpdateSet({
          fingerprint: use.fingerprint,
          status: null,
          answer: null,
          headers: null,
          created_at: now,
        })
        .where('idempotency_key.created_at', '<', expiredBefore),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findKey(db: Db, { userId, operation, key }: KeyUse) {
  return db
    .selectFrom('idempotency_key')
    .select(['id', 'fingerprint', 'status', 'answer', 'headers'])
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function storeAnswer(
  db: Db,
  id: string,
  answer: { status: number; answer: string | null; headers: Record<string, string> },
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ status: answer.status, answer: answer.answer, headers: JSON.stringify(answer.headers) })
    .where('id', '=', id)
    .execute();
}

/** Removes at most `limit` expired keys; returns how many went. */
export async function deleteExpired(db: Db, expiredBefore: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('idempotency_key')
    .where('id', 'in', (query) =>
      query.selectFrom('idempotency_key').select('id').where('created_at', '<', expiredBefore).limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
