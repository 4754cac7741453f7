import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SealedColumn } from './vault.ts';

export async function canaries(db: Db) {
  return db.selectFrom('vault_canary').select(['key_id', 'sealed']).orderBy('key_id').execute();
}

export async function addCanary(db: Db, keyId: string, sealed: string): Promise<void> {
  await db
    .insertInto('vault_canary')
    .values({ key_id: keyId, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeCanary(db: Db, keyId: string): Promise<void> {
  await db.deleteFrom('vault_canary').where('key_id', '=', keyId).execute();
}

/** Sealed values of a column that need another key than `keyId`. Texts start with `v1.<key id>.`. */
export async function sealedUnderOtherKeys(db: Db, column: SealedColumn, keyId: string, limit: number) {
  const value = sql.ref(column.column);
  const id = sql.ref(column.idColumn ?? 'id');
  const { rows } = await sql<{ id: string; sealed: string }>`
    select ${id}::text as id, ${value} as sealed from ${sql.table(column.table)}
    where ${value} is not null and split_part(${value}, '.', 2) <> ${keyId}
    order by ${id} limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Puts the re-wrapped text in place unless the value changed meanwhile. */
export async function replaceSealed(
  db: Db,
  column: SealedColumn,
  id: string,
  from: string,
  to: string,
): Promise<void> {
  const value = sql.ref(column.column);
  await sql`
    update ${sql.table(column.table)} set ${value} = ${to}
    where ${sql.ref(column.idColumn ?? 'id')}::text = ${id} and ${value} = ${from}`.execute(db);
}
