import { sql } from 'kysely';
import { atCommit } from '../platform/database/closing.ts';
import type { Db } from '../platform/database/database.ts';

declare module '../platform/database/tables.ts' {
  interface ColumnTypes {
    'idempotency_key.headers': Record<string, string>;
  }
}

export interface KeyUse {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  readonly fingerprint: string;
}

/**
 * Takes the key for this transaction, in one statement: inserts it, or takes over an expired one. `held` is false while
 * another transaction works under the key (it only spares the waiting: the unique constraint decides); without an `id` a
 * living row exists.
 */
export async function takeKey(
  db: Db,
  { userId, operation, key, fingerprint }: KeyUse,
  now: Date,
  expiredBefore: Date,
): Promise<{ held: boolean; id: string | null }> {
  const name = `${userId}\n${operation}\n${key}`;
  const { rows } = await sql<{ held: boolean; id: string | null }>`
    with hold as (select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held),
    taken as (
      insert into idempotency_key (user_id, operation, key, fingerprint, created_at)
      select ${userId}, ${operation}, ${key}, ${fingerprint}, ${now} from hold where held
      on conflict (user_id, operation, key) do update
        set fingerprint = excluded.fingerprint, status = null, answer = null, headers = null, created_at = excluded.created_at
        where idempotency_key.created_at < ${expiredBefore}
      returning id
    )
    select hold.held, taken.id from hold left join taken on true`.execute(db);
  return rows[0] ?? { held: false, id: null };
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

/** Keeps the answer under the key; leaves with the commit. */
export function storeAnswer(
  trx: Db,
  id: string,
  { status, answer, headers }: { status: number; answer: string | null; headers: Record<string, string> },
): void {
  atCommit(
    trx,
    sql`update idempotency_key set status = ${status}, answer = ${answer}, headers = ${JSON.stringify(headers)} where id = ${id}`,
  );
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
