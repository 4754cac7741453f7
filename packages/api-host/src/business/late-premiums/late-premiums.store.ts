import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { LatePremiumRow, LatePremiumTable } from './late-premiums.tables.ts';

/** The late premium of the policy, locked against other writers. */
export const lockOpen = (db: Db, policyId: string): Promise<LatePremiumRow | undefined> =>
  db
    .selectFrom('late_premium')
    .selectAll()
    .where('policy_id', '=', policyId)
    .where('closed_on', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const lockLatePremium = (db: Db, id: string): Promise<LatePremiumRow | undefined> =>
  db.selectFrom('late_premium').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertLatePremium = (db: Db, row: Insertable<LatePremiumTable>): Promise<LatePremiumRow> =>
  db.insertInto('late_premium').values(row).returningAll().executeTakeFirstOrThrow();

/** For a row that `lockOpen` or `lockLatePremium` holds. */
export const updateLatePremium = (
  db: Db,
  id: string,
  changes: Updateable<LatePremiumTable>,
): Promise<LatePremiumRow> =>
  db
    .updateTable('late_premium')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

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
