import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Who is credited with the volume of each portion, and how much of it and of one policy that now gives. */
export function sharesOf(db: Db, policyId: string) {
  return db
    .selectFrom('policy_share')
    .select(['portion', 'associate_code', 'bv_cents', 'policy_hundredths'])
    .where('policy_id', '=', policyId)
    .orderBy('portion')
    .execute();
}

/** Hundredths of the policy that its events, or those named, have taken back and not given again, by portion. */
export async function countsTaken(
  db: Db,
  policyId: string,
  eventIds?: readonly string[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ portion: number; taken: number }>`
    select portion - 1 as portion, sum(case when is_reversal then amount else -amount end)::integer as taken
    from point_entry
    where policy_id = ${policyId} and points_type = 'IssuedPolicies' and reference_kind = 'chargeback'
      and (${eventIds ?? null}::text[] is null or reference_id = any(${eventIds ?? null}::text[]))
    group by portion`.execute(db);
  return new Map(rows.map(({ portion, taken }) => [portion, taken]));
}
