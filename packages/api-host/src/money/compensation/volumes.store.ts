import type { Db } from '../../platform/database.ts';

/** Who is credited with the volume of each portion, and how much the policy now gives. */
export function sharesOf(db: Db, policyId: string) {
  return db
    .selectFrom('policy_share')
    .select(['portion', 'associate_code', 'bv_cents'])
    .where('policy_id', '=', policyId)
    .orderBy('portion')
    .execute();
}
