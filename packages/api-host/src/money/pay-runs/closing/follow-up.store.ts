import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The next policies of a closed run that are still Ready To Pay, by id. */
export async function policiesToApprove(
  db: Db,
  payRunId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select policy.id from policy
    where policy.business_status = 'Ready To Pay' and (${after}::uuid is null or policy.id > ${after}::uuid)
      and exists (select from compensation_line as line where line.policy_id = policy.id and line.pay_run_id = ${payRunId})
    order by policy.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The next payouts of a run, by associate. */
export function payoutsAfter(db: Db, payRunId: string, after: string | null, limit: number) {
  return db
    .selectFrom('payout')
    .select(['id', 'associate_code', 'currency', 'net_cents', 'carry_out_cents'])
    .where('pay_run_id', '=', payRunId)
    .$if(after !== null, (query) => query.where('associate_code', '>', after as string))
    .orderBy('associate_code')
    .limit(limit)
    .execute();
}
