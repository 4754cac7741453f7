import { sql } from 'kysely';

const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'America/New_York')`;

/**
 * What good standing is judged by on a day, beside the status (domain.md 1.1), of the person whose code a query names. A hold
 * stands until the day it is resolved on, a signed agreement until it is revoked.
 */
export const standingColumns = (code: string, day: string) => sql`
  exists (
    select from legal_document agreement where agreement.associate_code = ${sql.ref(code)} and agreement.type = 'AMA'
      and agreement.signed_at < ${endOf(day)} and (agreement.revoked_at is null or agreement.revoked_at >= ${endOf(day)})
  ) as is_ama_signed,
  exists (
    select from compliance_hold hold where hold.associate_code = ${sql.ref(code)} and hold.placed_on <= ${day}::date
      and (hold.resolved_on is null or hold.resolved_on > ${day}::date)
  ) as has_compliance_hold,
  (select min(since) from debit_balance where debit_balance.associate_code = ${sql.ref(code)}) as oldest_debt_on`;
