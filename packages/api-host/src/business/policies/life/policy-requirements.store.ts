import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import type { RequirementRow } from '../policies.tables.ts';

export async function requirementsOf(db: Db, policyId: string): Promise<RequirementRow[]> {
  return db
    .selectFrom('policy_requirement')
    .selectAll()
    .where('policy_id', '=', policyId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

export async function insertRequirements(
  db: Db,
  rows: readonly Insertable<Tables['policy_requirement']>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('policy_requirement')
      .values([...rows])
      .execute();
}

export async function closeRequirements(
  db: Db,
  ids: readonly string[],
  by: { now: Date; code: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('policy_requirement')
    .set({ closed_at: by.now, closed_by: by.code, version: sql<number>`version + 1` })
    .where(isOneOf('id', ids))
    .where('closed_at', 'is', null)
    .execute();
}

/** Nobody waits any more for what a person asked for. */
export async function closeAsked({ db, now, caller }: SignedInContext, policyId: string): Promise<void> {
  const asked = (await requirementsOf(db, policyId)).filter(({ check_key }) => check_key === null);
  await closeRequirements(
    db,
    asked.map(({ id }) => id),
    { now, code: caller.code },
  );
}

/** Compare-and-set on `version`; false when another write came first or it is answered or closed. */
export async function answerRequirement(
  db: Db,
  { id, version }: { id: string; version: number },
  answer: string,
  by: { now: Date; code: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('policy_requirement')
    .set({ answer, answered_at: by.now, answered_by: by.code, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Requirements nobody answered since that moment, once each: marks them and returns what their notice needs. */
export async function takeUnanswered(db: Db, since: Date, now: Date) {
  return db
    .updateTable('policy_requirement')
    .set({ escalated_at: now })
    .from('policy')
    .innerJoin('app_user', 'app_user.code', 'policy.writing_associate_code')
    .whereRef('policy.id', '=', 'policy_requirement.policy_id')
    .where('policy_requirement.asked_at', '<', since)
    .where('policy_requirement.answered_at', 'is', null)
    .where('policy_requirement.closed_at', 'is', null)
    .where('policy_requirement.escalated_at', 'is', null)
    .where('policy.business_status', '=', 'Action Required')
    .returning(['policy.id', 'policy.policy_number', 'app_user.upline_code'])
    .execute();
}

/** Ids of policies after that one that are Action Required for something the check found and that is still open. */
export async function policiesToCheck(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('policy')
    .select('id')
    .where('business_status', '=', 'Action Required')
    .$if(after !== null, (query) => query.where('id', '>', after as string))
    .where((where) =>
      where.exists(
        where
          .selectFrom('policy_requirement as found')
          .select('found.id')
          .whereRef('found.policy_id', '=', 'policy.id')
          .where('found.check_key', 'is not', null)
          .where('found.closed_at', 'is', null),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
