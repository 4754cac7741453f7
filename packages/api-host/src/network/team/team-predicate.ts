import type { TeamType } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../nodes.store.ts';

/** Generations of RMDs in an RmdSuperTeam besides the own base shop. */
const SUPER_TEAM_GENERATIONS = 6;

type Viewer = Pick<NetworkNode, 'code' | 'path' | 'gen_in_force' | 'shop_code' | 'shop_in_force_code'>;

/**
 * Whether a row of app_user (or an alias of it) is in the viewer's team of that type, the viewer excluded (domain.md 1.3,
 * R-TEAM-01). Every team type is a range of paths with a shop or a range of generations, so each is one index range. The
 * viewer is read first: the ranges are estimated only when they are parameters.
 */
export function teamPredicate(type: TeamType, viewer: Viewer, table = 'app_user'): RawBuilder<SqlBool> {
  const path = sql.ref(`${table}.path`);
  return teamOf(type, viewer, table, sql`(${path} > ${viewer.path} and ${path} < ${`${viewer.path}~`})`);
}

/**
 * The same condition where the upline is joined as `upline`: a person is below the viewer if their upline is the viewer
 * or below. With the condition on the upline alone, PostgreSQL walks the uplines in their order and reads their
 * directs. With a condition on both, it would treat them as independent and estimate far too few rows.
 */
export function teamPredicateByUpline(
  type: TeamType,
  viewer: Viewer,
  { areInOrder = false }: { areInOrder?: boolean } = {},
): RawBuilder<SqlBool> {
  return teamOf(type, viewer, 'app_user', areInOrder ? sql`true` : isOrBelow(viewer, 'upline'));
}

/** The viewer and all below by name, to be joined as `upline`: sorted before the directs of the first are read. */
export const uplinesInOrder = (viewer: Viewer, direction: 'ASC' | 'DESC') =>
  sql<{ code: string; name_key: string }>`(
    select one.code, one.name_key from app_user one where ${isOrBelow(viewer, 'one')}
    order by one.name_key ${direction === 'DESC' ? sql`desc` : sql`asc`} offset 0)`.as<'upline'>(sql`upline`);

/**
 * Like `teamPredicate`, but an RmdSuperBase is read shop by shop. As a range of generations, PostgreSQL would read
 * nearly everybody in a large team for the few who belong to it.
 */
export function teamPredicateByShops(type: TeamType, viewer: Viewer): RawBuilder<SqlBool> {
  const { path, gen_in_force, shop_in_force_code } = viewer;
  if (type !== 'RmdSuperBase' || shop_in_force_code === null) return teamPredicate(type, viewer);
  return sql<SqlBool>`(app_user.path > ${path} and app_user.path < ${`${path}~`} and app_user.shop_in_force_code = any(array(
    select head.code from app_user head
    where head.is_senior_level and head.path > ${path} and head.path < ${`${path}~`} and head.gen_in_force <= ${gen_in_force + 1}
  ) || ${shop_in_force_code}::text))`;
}

/** Whether the row is the viewer or in the viewer's RmdSuperTeam, as one range. */
export function superTeamWith(viewer: Viewer, table: string): RawBuilder<SqlBool> {
  return teamOf('RmdSuperTeam', viewer, table, isOrBelow(viewer, table));
}

/** Whether a row's production counts for the team: the viewer's does (R-TEAM-01), as Personal it alone (R-TEAM-02). */
export function productionPredicate(type: TeamType, viewer: Viewer, table = 'app_user'): RawBuilder<SqlBool> {
  if (type === 'Personal') return sql<SqlBool>`(${sql.ref(`${table}.code`)} = ${viewer.code})`;
  return teamOf(type, viewer, table, isOrBelow(viewer, table));
}

function isOrBelow({ path }: Viewer, table: string): RawBuilder<SqlBool> {
  const column = sql.ref(`${table}.path`);
  return sql<SqlBool>`(${column} >= ${path} and ${column} < ${`${path}~`})`;
}

function teamOf(
  type: TeamType,
  viewer: Viewer,
  table: string,
  below: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const upTo = (generations: number) =>
    sql<SqlBool>`(${below} and ${column('gen_in_force')} <= ${viewer.gen_in_force + generations})`;
  // Nobody senior between the viewer and a member: both belong to the same shop.
  const sameShop = (name: string, shop: string | null) =>
    shop === null
      ? sql<SqlBool>`(${below} and ${column(name)} is null)`
      : sql<SqlBool>`(${column(name)} = ${shop} and ${below})`;
  switch (type) {
    case 'Personal':
      return sql<SqlBool>`(${column('upline_code')} = ${viewer.code})`;
    case 'BaseShop':
      return sameShop('shop_code', viewer.shop_code);
    case 'RmdBaseShop':
      return sameShop('shop_in_force_code', viewer.shop_in_force_code);
    case 'RmdSuperBase':
      return upTo(1);
    case 'RmdSuperTeam':
      return upTo(SUPER_TEAM_GENERATIONS);
    case 'Infinity':
      return below;
  }
}
