import type { AssociateStatus, Country } from '@upline/domain';
import { type Insertable, sql } from 'kysely';
import type { NetworkNode } from '../../network/nodes.store.ts';
import { teamPredicate } from '../../network/team-predicate.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';

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

/** Whether a country's month is posted. */
export async function isPosted(db: Db, month: string, country: Country): Promise<boolean> {
  const found = await db
    .selectFrom('builder_bonus')
    .select('month')
    .where('month', '=', month)
    .where('country', '=', country)
    .executeTakeFirst();
  return found !== undefined;
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

export interface Enrolled {
  readonly code: string;
  readonly status: AssociateStatus;
  readonly oldest_debt_on: string | null;
}

/** Associates of a country whose builder plan was Active from the first to the last day of the month, by code. */
export async function enrolledAllMonth(db: Db, month: string, country: Country): Promise<Enrolled[]> {
  const { rows } = await sql<Enrolled>`
    select app_user.code, app_user.status,
      (select min(event_date) from chargeback where chargeback.associate_code = app_user.code
        and recovered_cents + written_off_cents < amount_cents and transferred_to_id is null) as oldest_debt_on
    from builder_enrollment as enrollment join app_user on app_user.code = enrollment.associate_code
    where app_user.country = ${country} and enrollment.started_on <= ${month}::date
      and (enrollment.closed_on is null or enrollment.closed_on >= (${month}::date + interval '1 month')::date)
    order by app_user.code`.execute(db);
  return rows;
}

/** Base-shop recruits who joined in the month and are still Active (R-MNY-27). */
export async function baseShopRecruits(db: Db, node: NetworkNode, month: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app_user
    where ${teamPredicate('BaseShop', node)} and app_user.kind = 'Associate' and app_user.status = 'Active'
      and app_user.join_date >= ${month}::date
      and app_user.join_date < (${month}::date + interval '1 month')::date`.execute(db);
  return rows[0]?.count ?? 0;
}
