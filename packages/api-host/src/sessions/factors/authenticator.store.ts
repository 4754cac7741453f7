import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Begins another one; those begun before and never confirmed are forgotten. */
export async function insertAuthenticator(
  db: Db,
  authenticator: { id: string; user_id: string; seed_sealed: string; created_at: Date },
): Promise<void> {
  await db
    .deleteFrom('authenticator')
    .where('user_id', '=', authenticator.user_id)
    .where('confirmed_at', 'is', null)
    .execute();
  await db.insertInto('authenticator').values(authenticator).execute();
}

/** The one that is being set up since `since`. */
export async function findUnconfirmed(db: Db, userId: string, since: Date) {
  return db
    .selectFrom('authenticator')
    .select(['id', 'seed_sealed'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findConfirmed(db: Db, userId: string) {
  return db
    .selectFrom('authenticator')
    .select(['id', 'seed_sealed', 'confirmed_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** Puts it in the place of the one before. */
export async function confirmAuthenticator(
  db: Db,
  authenticator: { id: string; userId: string; step: number; now: Date },
): Promise<void> {
  const { id, userId, step, now } = authenticator;
  await db.deleteFrom('authenticator').where('user_id', '=', userId).where('id', '!=', id).execute();
  await db
    .updateTable('authenticator')
    .set({ confirmed_at: now, last_step: step })
    .where('id', '=', id)
    .execute();
}

/** Takes the code of a half minute; false when it, or a newer one, was taken before. */
export async function takeStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(last_step < ${step}, true)`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Forgets every authenticator of the user; false when there was none. */
export async function deleteAuthenticators(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticator')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
