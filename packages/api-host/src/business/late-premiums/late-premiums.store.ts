import type { Db } from '../../platform/database/database.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { LatePremiumRow } from './late-premiums.tables.ts';

/** The late premium of the policy, locked against other writers. */
export const lockOpen = (db: Db, policyId: string): Promise<LatePremiumRow | undefined> =>
  db
    .selectFrom('late_premium')
    .selectAll()
    .where('policy_id', '=', policyId)
    .where('closed_on', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const {
  lock: lockLatePremium,
  insert: insertLatePremium,
  write: updateLatePremium,
} = rowWrites('late_premium');

/** Removes what was closed before a day, at most `limit` at a time; answers how many. Calls and risks go with them. */
export async function removeClosedBefore(db: Db, day: string, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('late_premium')
    .where('id', 'in', (old) =>
      old
        .selectFrom('late_premium')
        .select('id')
        .where('closed_on', '<', day)
        .orderBy('closed_on')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
