import type { Db } from '../../platform/database.ts';

/** Changes of payout information are held this long after a change of email, phone or second step (S-15). */
const HOLD_MS = 24 * 60 * 60_000;

/** Begins the hold, or prolongs it; administrators are not paid and have none. Whoever changes payout information reads `app_user.payout_hold_until`. */
export async function holdPayoutChanges(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ payout_hold_until: new Date(now.getTime() + HOLD_MS) })
    .where('id', '=', userId)
    .where('kind', '=', 'Associate')
    .execute();
}
