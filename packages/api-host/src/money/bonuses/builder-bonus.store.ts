import { type AssociateStatus, addDays, addMonths, type Country } from '@upline/domain';
import type { StandingFacts } from '@upline/domain/production';
import { type Insertable, sql } from 'kysely';
import { standingColumns } from '../../compliance/standing.store.ts';
import { chainAt } from '../../network/chain.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** First day of the open month of points; null before the first close. */
export async function openMonth(db: Db): Promise<string | null> {
  const { rows } = await sql<{ open_from: string | null }>`select open_from from network_guard`.execute(db);
  return rows[0]?.open_from ?? null;
}

/** Claims a country's month; false when it was posted before. */
export async function insertBuilderBonus(db: Db, row: Insertable<Tables['builder_bonus']>): Promise<boolean> {
  const added = await db
    .insertInto('builder_bonus')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('month')
    .executeTakeFirst();
  return added !== undefined;
}

/** The last month posted for a country; null before the first. */
export async function lastPosted(db: Db, country: Country): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select max(month) as month from builder_bonus where country = ${country}`.execute(db);
  return rows[0]?.month ?? null;
}

/** Issued BV of a country's associates in a month, net of the reversals dated in it (R-MNY-26). */
export async function issuedBv(db: Db, month: string, country: Country): Promise<number> {
  const points = (table: 'point_own' | 'point_delta') => sql`
    select associate_code, case when is_reversal then -amount else amount end as amount from ${sql.table(table)}
    where points_type = 'IssuedBv' and month = ${month}::date`;
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(points.amount), 0)::bigint as cents
    from (${points('point_own')} union all ${points('point_delta')}) as points
    join app_user on app_user.code = points.associate_code
    where app_user.country = ${country}`.execute(db);
  return rows[0]?.cents ?? 0;
}

export interface Enrolled extends StandingFacts {
  readonly code: string;
}

/** When a month ends on the company's clock. */
const closeOf = (month: string) =>
  sql`((${month}::date + interval '1 month')::timestamp at time zone 'America/New_York')`;

/** The status somebody had when the month closed. */
const statusAtClose = (code: string, month: string) => sql<AssociateStatus>`(
  select to_status from status_history where associate_code = ${sql.ref(code)} and at < ${closeOf(month)}
  order by at desc, entry_no desc limit 1)`;

/** Associates of a country whose builder plan was Active from the first to the last day of the month, by code. */
export async function enrolledAllMonth(db: Db, month: string, country: Country): Promise<Enrolled[]> {
  const { rows } = await sql<Enrolled>`
    select app_user.code, coalesce(${statusAtClose('app_user.code', month)}, app_user.status) as status,
      ${standingColumns('app_user.code', addDays(addMonths(month, 1), -1))}
    from builder_enrollment as enrollment join app_user on app_user.code = enrollment.associate_code
    where app_user.country = ${country} and enrollment.started_on <= ${month}::date
      and (enrollment.closed_on is null or enrollment.closed_on >= (${month}::date + interval '1 month')::date)
    order by app_user.code`.execute(db);
  return rows;
}

/** People whose chains are read by one statement. */
const PORTION = 1_000;

/**
 * Base-shop recruits of the month by upline: who joined in it and was Active when it closed, below everybody up to the first
 * RMD or higher, by uplines and levels of its last day (R-MNY-27, domain.md 5.2).
 */
export async function recruitsAtClose(db: Db, month: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string }>`
    select code from app_user where kind = 'Associate' and join_date >= ${month}::date
      and join_date < (${month}::date + interval '1 month')::date
      and coalesce(${statusAtClose('app_user.code', month)}, status) = 'Active'
    order by code`.execute(db);
  const lastDay = addDays(addMonths(month, 1), -1);
  const recruits = new Map<string, number>();
  for (let start = 0; start < rows.length; start += PORTION) {
    const codes = rows.slice(start, start + PORTION).map(({ code }) => code);
    for (const { associate, uplines } of (await chainAt(db, codes, lastDay)).values()) {
      if (associate.is_senior_level) continue;
      const head = uplines.findIndex(({ is_senior_level }) => is_senior_level);
      for (const { code } of head < 0 ? uplines : uplines.slice(0, head + 1))
        recruits.set(code, (recruits.get(code) ?? 0) + 1);
    }
  }
  return recruits;
}
