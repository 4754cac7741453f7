import type { Db } from '../../platform/database/database.ts';

/** Marks a link as used; false when it already was (S-22). */
export async function useLink(
  db: Db,
  link: { issuer: string; token_id: string; expires_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_sign_in_link')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The account that belongs to a partner's subject. */
export async function findPartnerUser(db: Db, issuer: string, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('partner_account')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Binds a partner's subject to an account. */
export async function addPartnerAccount(
  db: Db,
  account: { issuer: string; subject: string; user_id: string; created_by: string | null },
): Promise<void> {
  await db.insertInto('partner_account').values(account).execute();
}
