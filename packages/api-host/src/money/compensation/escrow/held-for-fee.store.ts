import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { CompensationLineRow } from '../compensation.tables.ts';

/**
 * Lines that waited for a yearly fee: those held by the associate's flag since that day, unless an admin turned the flag
 * on. It locks the policies first, as all writers do.
 */
export async function lockHeldForFee(
  db: Db,
  code: string,
  since: string,
  limit: number,
): Promise<CompensationLineRow[]> {
  const held = sql`associate_code = ${code} and status = 'Escrow' and escrow_reason = 'Associate Flag' and voided_at is null
    and (posted_at at time zone 'America/New_York')::date >= ${since}::date
    and not exists (select from associate where code = ${code}
      and (escrow_future_compensations or renewal_overdue_since is not null))`;
  await sql`select from policy_posting where policy_id in (
    select policy_id from compensation_line where ${held}) order by policy_id for update`.execute(db);
  return db
    .selectFrom('compensation_line')
    .selectAll()
    .where(sql<boolean>`${held}`)
    .orderBy('entry_no')
    .limit(limit)
    .forUpdate()
    .execute();
}
