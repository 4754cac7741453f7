import { sql } from 'kysely';

/**
 * What good standing is judged by on a day, beside the status (domain.md 1.1), of the person whose code a query names. A hold
 * stands until the day it is resolved on. Who has joined has signed the AMA (domain.md 2.1), and nothing revokes it.
 */
export const standingColumns = (code: string, day: string) => sql`
  true as is_ama_signed,
  exists (
    select from compliance_hold hold where hold.associate_code = ${sql.ref(code)} and hold.placed_on <= ${day}::date
      and (hold.resolved_on is null or hold.resolved_on > ${day}::date)
  ) as has_compliance_hold,
  (select min(since) from debit_balance where debit_balance.associate_code = ${sql.ref(code)}) as oldest_debt_on`;
