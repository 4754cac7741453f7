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

interface Paid {
  readonly associate_code: string;
  readonly currency: string;
}

/** What a portion ends with: somebody may be paid in both currencies. */
export const keyOf = ({ associate_code, currency }: Paid): string => `${associate_code} ${currency}`;

const isAfter = (key: string | null) => {
  if (key === null) return sql<boolean>`true`;
  const [code = '', currency = ''] = key.split(' ');
  return sql<boolean>`(associate_code, currency) > (${code}, ${currency})`;
};

/** The next payouts of a run, by associate and currency. */
export function payoutsAfter(db: Db, payRunId: string, after: string | null, limit: number) {
  return db
    .selectFrom('payout')
    .select(['id', 'associate_code', 'currency', 'net_cents', 'carry_out_cents'])
    .where('pay_run_id', '=', payRunId)
    .where(isAfter(after))
    .orderBy('associate_code')
    .orderBy('currency')
    .limit(limit)
    .execute();
}

/** Whose lines wait although the run was closed; for telling them. */
export function heldPeople(db: Db, payRunId: string, after: string | null, limit: number) {
  return db
    .selectFrom('pay_run_review')
    .select(['associate_code', 'currency', 'held_reason'])
    .where('pay_run_id', '=', payRunId)
    .where('processing', '=', 'Action Required')
    .where(isAfter(after))
    .orderBy('associate_code')
    .orderBy('currency')
    .limit(limit)
    .execute();
}
