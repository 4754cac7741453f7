import type { Db } from '../../platform/database/database.ts';

/** Makes every link that is on its way useless. */
export async function dropResets(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** A new reset replaces those before (S-19). */
export async function replaceResets(
  db: Db,
  reset: { user_id: string; token_hash: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await dropResets(db, reset.user_id, reset.created_at);
  await db.insertInto('password_reset').values(reset).execute();
}

/** The reset of a token that is neither used, replaced nor too old. */
export async function findReset(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ id: string; user_id: string } | undefined> {
  return db
    .selectFrom('password_reset')
    .select(['id', 'user_id'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes the reset; false when another request was first. */
export async function useReset(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
