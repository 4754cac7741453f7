import { DAY_MS } from '@upline/domain';
import type { Db } from '../../platform/database/database.ts';

/** Changes of payout information are held this long after a change of email, phone or second step (S-15). */
const HOLD_MS = DAY_MS;

/**
 * Begins the hold or extends it; administrators are not paid and have none. Code that changes payout information reads
 * `app_user.payout_hold_until`.
 */
export async function holdPayoutChanges(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ payout_hold_until: new Date(now.getTime() + HOLD_MS) })
    .where('id', '=', userId)
    .where('kind', '=', 'Associate')
    .execute();
}
