import type { PointsType, ProductType } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOpening } from '../../business/policies/lists/policies.source.ts';
import { teamFacts } from '../../network/team/team-facts.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
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

/** Whether a row of policy_share, called `share`, is of the scope: of its team and owner, or of the owner alone (R-TEAM-02). */
export async function sharesWithin(
  db: Db,
  { node, teamType }: Pick<DashboardScope, 'node' | 'teamType'>,
): Promise<RawBuilder<SqlBool>> {
  if (teamType === 'Personal') return sql<SqlBool>`share.associate_code = ${node.code}`;
  // Everybody is at or below the one without an upline.
  if (teamType === 'Infinity' && node.upline_code === null) return sql<SqlBool>`true`;
  const facts = await teamFacts(db, node, teamType, {
    table: 'policy_share',
    alias: 'share',
    withOwn: true,
    isWhole: true,
  });
  return facts.isOfTeam;
}

/** Policies that wait: Pending or Action Required. As everywhere here, by parts agreed to or still to be decided. */
export async function countWaiting(db: Db, within: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct share.policy_id)::integer as count from policy_share share
    where share.business_status in ('Pending', 'Action Required') and ${isOpening('share')} and ${within}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Policies submitted in the days, and those of them that were issued. */
export async function cohortOf(
  db: Db,
  within: RawBuilder<SqlBool>,
  { from, to }: Days,
): Promise<{ policies: number; issued: number }> {
  const { rows } = await sql<{ policies: number; issued: number }>`
    select count(*)::integer as policies, count(issue_date)::integer as issued from (
      select distinct share.policy_id, share.issue_date from policy_share share
      where share.submit_date between ${from}::date and ${to}::date and ${isOpening('share')} and ${within}) policy`.execute(
    db,
  );
  return rows[0] as { policies: number; issued: number };
}

/** Policies issued in the days, and how many days they took from submit to issue, in all. */
export async function issuedIn(
  db: Db,
  within: RawBuilder<SqlBool>,
  { from, to }: Days,
): Promise<{ policies: number; days: number }> {
  const { rows } = await sql<{ policies: number; days: number }>`
    select count(*)::integer as policies, coalesce(sum(issue_date - submit_date), 0)::bigint as days from (
      select distinct share.policy_id, share.submit_date, share.issue_date from policy_share share
      where share.issue_date between ${from}::date and ${to}::date and ${isOpening('share')} and ${within}) policy`.execute(
    db,
  );
  return rows[0] as { policies: number; days: number };
}

/** Names of products, with their types. */
export function productNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string; product_type: ProductType }[]> {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'product_type'])
    .where(isOneOf('product.id', ids))
    .execute();
}

/** Names of providers. */
export function providerNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('provider')
    .select(['id', 'short_name as name'])
    .where(isOneOf('provider.id', ids))
    .execute();
}
