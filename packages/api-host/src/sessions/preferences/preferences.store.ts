import type { Db } from '../../platform/database/database.ts';

export interface Preferences {
  readonly single_keys: boolean;
}

const DEFAULTS: Preferences = { single_keys: true };

export async function readPreferences(db: Db, userId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('person_preference')
    .select('single_keys')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? DEFAULTS;
}

/** The last write wins. */
export async function writePreferences(
  db: Db,
  userId: string,
  preferences: Preferences,
  now: Date,
): Promise<void> {
  const values = { ...preferences, updated_at: now };
  await db
    .insertInto('person_preference')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
