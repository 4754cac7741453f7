import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { CODE_TRIES } from '../sign-in/codes.ts';

/** The change that waits for its code, locked so that of several tries at once each counts. */
export async function lockPhoneChange(db: Db, userId: string) {
  return db
    .selectFrom('phone_change')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** The number whose code can still be typed. */
export const findPhoneChange = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('phone_change')
    .select(['phone', 'code_expires_at'])
    .where('user_id', '=', userId)
    .where('code_expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .executeTakeFirst();

/** A newer change, or a newer code of the same, replaces the one before. */
export async function replacePhoneChange(
  db: Db,
  change: Omit<Tables['phone_change'], 'tries'>,
): Promise<void> {
  const { user_id, ...values } = change;
  await db
    .insertInto('phone_change')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, tries: 0 }))
    .execute();
}

export async function countPhoneTry(db: Db, userId: string): Promise<void> {
  await db.updateTable('phone_change').set({ tries: sql`tries + 1` }).where('user_id', '=', userId).execute();
}

export async function deletePhoneChange(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('phone_change').where('user_id', '=', userId).execute();
}

/** Sets the number; without a proof it gets no codes, so they go by email from then on (S-25). */
export async function setPhone(
  db: Db,
  userId: string,
  phone: { phone: string; phone_type: 'Mobile' | 'Home' | 'Work'; verifiedAt: Date | null; now: Date },
): Promise<void> {
  const { verifiedAt, now, ...values } = phone;
  await db
    .updateTable('app_user')
    .set({
      ...values,
      phone_verified_at: verifiedAt,
      ...(verifiedAt === null && { mfa_method: 'Email' as const }),
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('id', '=', userId)
    .execute();
}

/** The other number of the user, which the first must differ from (domain.md 2.1). */
export async function altPhoneOf(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('app_user').select('alt_phone').where('id', '=', userId).executeTakeFirst();
  return row?.alt_phone ?? null;
}
