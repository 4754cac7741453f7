import type { PointsType, ProductType } from '@upline/domain';
import { sql } from 'kysely';
import { among } from '../../platform/among.ts';
import type { Db } from '../../platform/database.ts';
import { producesFor } from '../dashboard-scope.store.ts';
import type { DashboardScope } from '../dashboard-scope.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Credits of a scope by company day, reversals not subtracted. Days without are left out. */
export async function creditsByDay(
  db: Db,
  scope: DashboardScope,
  points_type: PointsType,
  { from, to }: Days,
): Promise<{ day: string; cents: number }[]> {
  const { rows } = await sql<{ day: string; cents: number }>`
    select entry.on_date as day, sum(entry.amount)::bigint as cents
    from point_entry entry join app_user member on member.code = entry.owner_code
    where entry.points_type = ${points_type} and entry.on_date between ${from}::date and ${to}::date
      and not entry.is_reversal and ${producesFor(scope, 'member')}
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Policies of the scope that wait: Pending or Action Required. */
export async function countWaiting(db: Db, scope: DashboardScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct share.policy_id)::integer as count
    from policy_share share join app_user member on member.code = share.associate_code
    where share.business_status in ('Pending', 'Action Required') and ${producesFor(scope, 'member')}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface Placement {
  /** Policies submitted in the period at least 60 days ago, and those of them that were issued. */
  readonly cohort: number;
  readonly cohort_issued: number;
  /** Policies issued in the period, and the days they took from submit to issue, in all. */
  readonly issued: number;
  readonly issue_days: number;
}

/** What placement ratio and days to issue are made of. */
export async function placementOf(
  db: Db,
  scope: DashboardScope,
  { from, to }: Days,
  settledBy: string,
): Promise<Placement> {
  const { rows } = await sql<Placement>`
    with mine as (
      select distinct share.policy_id, share.submit_date, share.issue_date
      from policy_share share join app_user member on member.code = share.associate_code
      where ${producesFor(scope, 'member')} and (share.submit_date between ${from}::date and ${to}::date
        or share.issue_date between ${from}::date and ${to}::date)
    )
    select
      (count(*) filter (where mine.submit_date >= ${from}::date and mine.submit_date <= ${settledBy}::date))::integer as cohort,
      (count(*) filter (where mine.submit_date >= ${from}::date and mine.submit_date <= ${settledBy}::date
        and mine.issue_date is not null))::integer as cohort_issued,
      (count(*) filter (where mine.issue_date between ${from}::date and ${to}::date))::integer as issued,
      coalesce(sum(mine.issue_date - mine.submit_date)
        filter (where mine.issue_date between ${from}::date and ${to}::date), 0)::bigint as issue_days
    from mine`.execute(db);
  return rows[0] as Placement;
}

/** Names of products, with their types. */
export function productNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string; product_type: ProductType }[]> {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'product_type'])
    .where(among('product.id', ids))
    .execute();
}

/** Names of providers. */
export function providerNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('provider')
    .select(['id', 'short_name as name'])
    .where(among('provider.id', ids))
    .execute();
}
