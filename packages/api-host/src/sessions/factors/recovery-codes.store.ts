import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Puts these in the place of those before, used or not. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now })))
    .execute();
}

/** Forgets every code of the user, used or not. */
export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}

/** Takes a code; false when there is none like it, or it was used. */
export async function takeRecoveryCode(db: Db, userId: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How many are left, and since when they are. */
export async function countRecoveryCodes(
  db: Db,
  userId: string,
): Promise<{ left: number; created_at: Date | null }> {
  const { left, created_at } = await db
    .selectFrom('recovery_code')
    .select([
      sql<number>`count(*) filter (where used_at is null)::integer`.as('left'),
      sql<Date | null>`max(created_at)`.as('created_at'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { left, created_at };
}
