import type { PointsType } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { type NetworkNode, nodesOf } from '../nodes.store.ts';
import { bucketColumns, bucketSums, shifted, spread } from './buckets.ts';

/** From this many people below, roll-ups are kept for a person who is not senior as well. */
const LARGE_TEAM = 500;

type Fragment = RawBuilder<unknown>;

/** Months, both first days and both included, and kinds of points; left out: all. */
export interface PointWindow {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly types?: readonly PointsType[] | undefined;
}

const inWindow = ({ from, to, types }: PointWindow): Fragment =>
  sql`${from ? sql`r.month >= ${from}::date` : sql`true`} and ${to ? sql`r.month <= ${to}::date` : sql`true`}
    and ${types ? sql`r.points_type = any(${types})` : sql`true`}`;

const entriesInWindow = ({ from, to, types }: PointWindow): Fragment =>
  sql`${from ? sql`r.on_date >= ${from}::date` : sql`true`}
    and ${to ? sql`r.on_date < (${to}::date + interval '1 month')::date` : sql`true`}
    and ${types ? sql`r.points_type = any(${types})` : sql`true`}`;

/** `path` at or below the node: its own people, itself included. */
const within = ({ path }: NetworkNode, table: string): Fragment =>
  sql`${sql.ref(`${table}.path`)} >= ${path} and ${sql.ref(`${table}.path`)} < ${`${path}~`}`;

/** The part of the node's people with nobody senior between; all of it is `base`. */
const baseShop = (node: NetworkNode): Fragment =>
  sql`(select code from app_user where shop_code is not distinct from ${node.shop_code} and ${within(node, 'app_user')})`;

/** The nearest RMD+ below, whatever their status: their roll-ups are always kept. */
const nextSeniors = ({ path, gen }: NetworkNode): Fragment =>
  sql`(select code, gen, gen_in_force from app_user where is_senior_level and path > ${path} and path < ${`${path}~`}
    and gen = ${gen + 1})`;

const distance = (node: NetworkNode, table: string) =>
  [
    sql`(${sql.ref(`${table}.gen`)} - ${node.gen})`,
    sql`(${sql.ref(`${table}.gen_in_force`)} - ${node.gen_in_force})`,
  ] as const;

const zero = sql`0`;
const MONTH_KEY = sql`r.month, r.points_type, r.is_reversal`;
const CUBE_KEY = sql`${MONTH_KEY}, r.product_id, r.provider_id`;

/** First day of the open month; earlier ones are closed. */
const openFrom = sql`(select coalesce(open_from, '-infinity'::date) from network_guard)`;

/**
 * Closed months of a small team as they were frozen: a row if there was more than the own points, which are everything
 * in the other months.
 */
const closedPoints = ({ code }: NetworkNode, window: PointWindow): Fragment => sql`
  select ${MONTH_KEY}, ${bucketColumns} from point_rollup r
  where r.owner_code = ${code} and r.month < ${openFrom} and ${inWindow(window)}
  union all
  select ${MONTH_KEY}, ${spread(sql`r.amount`, zero, zero)} from point_own r
  where r.associate_code = ${code} and r.month < ${openFrom} and ${inWindow(window)} and not exists (
    select from point_rollup frozen where frozen.owner_code = r.associate_code and frozen.month = r.month
      and frozen.points_type = r.points_type and frozen.is_reversal = r.is_reversal)`;

/**
 * Folded points of the node's people, itself included, by month and kind: the kept roll-up, or for a small team the own
 * points of its base shop and the roll-ups of the nearest RMD+ below. More than one row a key.
 */
export function foldedPoints(node: NetworkNode, window: PointWindow): Fragment {
  if (node.has_rollup)
    return sql`select ${MONTH_KEY}, ${bucketColumns} from point_rollup r
      where r.owner_code = ${node.code} and ${inWindow(window)}`;
  return sql`
    select ${MONTH_KEY}, ${spread(sql`r.amount`, zero, zero)}
    from ${baseShop(node)} member join point_own r on r.associate_code = member.code
    where r.month >= ${openFrom} and ${inWindow(window)}
    union all
    select ${MONTH_KEY}, ${shifted('r', ...distance(node, 'senior'))}
    from ${nextSeniors(node)} senior join point_rollup r on r.owner_code = senior.code
    where r.month >= ${openFrom} and ${inWindow(window)}
    union all
    ${closedPoints(node, window)}`;
}

/** The same by product and provider. What a small team has folded itself is its entries without those pending. */
export function foldedCube(node: NetworkNode, window: PointWindow): Fragment {
  if (node.has_rollup)
    return sql`select ${CUBE_KEY}, ${bucketColumns} from point_cube r
      where r.owner_code = ${node.code} and ${inWindow(window)}`;
  return sql`
    select date_trunc('month', r.on_date)::date as month, r.points_type, r.is_reversal, r.product_id, r.provider_id,
      ${spread(sql`r.amount`, zero, zero)}
    from ${baseShop(node)} member join point_entry r on r.owner_code = member.code
    where r.product_id is not null and r.provider_id is not null and ${entriesInWindow(window)}
    union all
    select ${CUBE_KEY}, ${spread(sql`-r.amount`, zero, zero)}
    from ${baseShop(node)} member join point_delta r on r.associate_code = member.code
    where r.product_id is not null and r.provider_id is not null and ${inWindow(window)}
    union all
    select ${CUBE_KEY}, ${shifted('r', ...distance(node, 'senior'))}
    from ${nextSeniors(node)} senior join point_cube r on r.owner_code = senior.code where ${inWindow(window)}`;
}

/** Points of the node's people that wait to be folded. */
export function pendingPoints(node: NetworkNode, window: PointWindow): Fragment {
  return sql`select ${CUBE_KEY}, ${spread(sql`r.amount`, ...distance(node, 'member'))}
    from point_delta r join app_user member on member.code = r.associate_code
    where ${within(node, 'member')} and ${inWindow(window)}`;
}

/**
 * Begins to keep the node's roll-ups, from what is folded; those of closed months are there already. To be called while
 * nothing can be folded.
 */
export async function keepRollup(db: Db, node: NetworkNode): Promise<void> {
  if (node.has_rollup) return;
  await sql`
    insert into point_rollup (owner_code, month, points_type, is_reversal, ${bucketColumns})
    select ${node.code}, ${MONTH_KEY}, ${bucketSums} from (${foldedPoints(node, {})}) r group by ${MONTH_KEY}
    on conflict do nothing`.execute(db);
  await sql`
    insert into point_cube (owner_code, month, points_type, is_reversal, product_id, provider_id, ${bucketColumns})
    select ${node.code}, ${CUBE_KEY}, ${bucketSums} from (${foldedCube(node, {})}) r group by ${CUBE_KEY}`.execute(
    db,
  );
  await db.updateTable('app_user').set({ has_rollup: true }).where('code', '=', node.code).execute();
}

/** Begins to keep the roll-ups of those of the codes whose team has become large. */
export async function keepLargeRollups(db: Db, codes: readonly string[]): Promise<void> {
  const large = await db
    .selectFrom('team_head')
    .innerJoin('app_user', 'app_user.code', 'team_head.owner_code')
    .select('team_head.owner_code')
    .where(isOneOf('team_head.owner_code', codes))
    .where('app_user.has_rollup', '=', false)
    .groupBy('team_head.owner_code')
    .having(sql<boolean>`sum(team_head.inf) >= ${LARGE_TEAM}`)
    .execute();
  const nodes = await nodesOf(
    db,
    large.map(({ owner_code }) => owner_code),
  );
  for (const node of nodes) await keepRollup(db, node);
}
