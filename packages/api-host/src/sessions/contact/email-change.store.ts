import { emailKey } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A newer change replaces the one before; its link is dead from then on. */
export async function replaceEmailChange(db: Db, change: Tables['email_change']): Promise<void> {
  const { user_id, ...values } = change;
  await db
    .insertInto('email_change')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The change that waits for its confirmation. */
export async function findEmailChange(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('email_change')
    .select(['email', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes the change of a link: of several at once one gets it. */
export async function takeEmailChange(db: Db, tokenHash: string, now: Date) {
  return db
    .deleteFrom('email_change')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
}

/** Whether a change was waiting. */
export async function deleteEmailChange(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_change')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whether another person has this address (domain.md 2.1). */
export async function isEmailTaken(db: Db, email: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('id', '!=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The confirmed address takes the place of the one before. */
export async function setEmail(db: Db, userId: string, email: string, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      email,
      email_key: emailKey(email),
      email_verified_at: now,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('id', '=', userId)
    .execute();
}
