import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Premiums that are late now, by their key. */
export const openAfter = (db: Db, after: string | undefined, limit: number) =>
  db
    .selectFrom('late_premium')
    .select(['id', 'policy_id', 'due_on'])
    .where('closed_on', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Closes what is late on policies that ended without a posting. */
export async function closeEnded(db: Db, today: string): Promise<void> {
  await sql`update late_premium late set closed_on = ${today}, closed_as = 'Lapsed', version = late.version + 1
    from policy where policy.id = late.policy_id and late.closed_on is null and policy.termination_date is not null`.execute(
    db,
  );
}

export async function replaceRisks(
  db: Db,
  ids: readonly string[],
  risks: readonly Insertable<Tables['late_premium_risk']>[],
): Promise<void> {
  await db.deleteFrom('late_premium_risk').where(isOneOf('late_premium_id', ids)).execute();
  if (risks.length > 0) await db.insertInto('late_premium_risk').values(risks).execute();
}
