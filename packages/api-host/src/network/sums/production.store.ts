import type { AssociateStatus, LevelCode, PointsType, TeamType } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { byKey } from '../../platform/database/statement-names.ts';
import { directNodes, type NetworkNode } from '../nodes.store.ts';
import { bucketOf, shifted, spread } from './buckets.ts';
import { foldedCube, foldedPoints, type PointWindow, pendingPoints } from './rollups.store.ts';

/** `gross`: credits. `net`: credits less reversals. Both by their dates within the months (domain.md 5.3). */
export interface Amounts {
  readonly gross: number;
  readonly net: number;
}

/** First days of the first and the last month, both included. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

type Fragment = RawBuilder<unknown>;

const LEGS_AT_ONCE = 25;
type Leg = Amounts & { readonly code: string };

const grossOf = (amount: Fragment) =>
  sql<number>`coalesce(sum(case when t.is_reversal then 0 else ${amount} end), 0)::bigint`;
const netOf = (amount: Fragment) =>
  sql<number>`coalesce(sum(case when t.is_reversal then -${amount} else ${amount} end), 0)::bigint`;

/** Own points alone, in the shape of the team's (R-TEAM-02). */
function ownPoints({ code }: Pick<NetworkNode, 'code'>, { from, to, types }: PointWindow): Fragment {
  const zero = sql`0`;
  const where = sql`r.associate_code = ${code} and r.month between ${from}::date and ${to}::date
    and r.points_type = any(${types})`;
  return sql`select r.month, r.points_type, r.is_reversal, ${spread(sql`r.amount`, zero, zero)} from point_own r where ${where}
    union all
    select r.month, r.points_type, r.is_reversal, ${spread(sql`r.amount`, zero, zero)} from point_delta r where ${where}`;
}

/** All points of the node's people, folded and pending: one statement, so neither stale nor double. */
export const allPoints = (node: NetworkNode, window: PointWindow): Fragment =>
  sql`select month, points_type, is_reversal, base, g0, g1, g2, g3, g4, g5, g6, inf from (${foldedPoints(node, window)}) folded
    union all
    select month, points_type, is_reversal, base, g0, g1, g2, g3, g4, g5, g6, inf from (${pendingPoints(node, window)}) pending`;

const pointsOf = (node: NetworkNode, type: TeamType, window: PointWindow) =>
  type === 'Personal'
    ? { rows: ownPoints(node, window), amount: sql`t.inf` }
    : { rows: allPoints(node, window), amount: bucketOf(type, 't') };

async function sumOf(db: Db, rows: Fragment, amount: Fragment): Promise<Amounts> {
  const result = await sql<Amounts>`
    select ${grossOf(amount)} as gross, ${netOf(amount)} as net from (${rows}) t`.execute(db);
  return result.rows[0] as Amounts;
}

/**
 * Production of a team by month and kind, the owner included (R-TEAM-01; Personal is the own production alone, R-TEAM-02).
 * Months without points are left out.
 */
export async function pointsByMonth(
  db: Db,
  node: NetworkNode,
  type: TeamType,
  months: Months,
  types: readonly PointsType[],
): Promise<({ month: string; points_type: PointsType } & Amounts)[]> {
  const { rows, amount } = pointsOf(node, type, { ...months, types });
  const result = await sql<{ month: string; points_type: PointsType } & Amounts>`
    select t.month, t.points_type, ${grossOf(amount)} as gross, ${netOf(amount)} as net from (${rows}) t
    group by 1, 2 having bool_or(${amount} <> 0) order by 1, 2`.execute(db);
  return result.rows;
}

/** Production of a team by month, kind, product and provider. Entries without a product are left out. */
export async function pointsByProduct(
  db: Db,
  node: NetworkNode,
  type: TeamType,
  months: Months,
  types: readonly PointsType[],
): Promise<
  ({ month: string; points_type: PointsType; product_id: string; provider_id: string } & Amounts)[]
> {
  const window = { ...months, types };
  const isOwn = type === 'Personal';
  const amount = isOwn ? sql`t.inf` : bucketOf(type, 't');
  const rows = isOwn
    ? sql`select date_trunc('month', on_date)::date as month, points_type, is_reversal, product_id, provider_id, amount as inf
        from point_entry where owner_code = ${node.code} and points_type = any(${types})
        and on_date >= ${months.from}::date and on_date < (${months.to}::date + interval '1 month')::date`
    : sql`${foldedCube(node, window)} union all select * from (${pendingPoints(node, window)}) pending`;
  const result = await sql<
    { month: string; points_type: PointsType; product_id: string; provider_id: string } & Amounts
  >`
    select t.month, t.points_type, t.product_id, t.provider_id, ${grossOf(amount)} as gross, ${netOf(amount)} as net
    from (${rows}) t where t.product_id is not null and t.provider_id is not null
    group by 1, 2, 3, 4 having bool_or(${amount} <> 0) order by 1, 2, 3, 4`.execute(db);
  return result.rows;
}

export interface TeamProduction {
  readonly total: Amounts;
  readonly personal: Amounts;
  /** O of 5.3: the RmdBaseShop, for who is not senior the BaseShop. */
  readonly own_part: Amounts;
  /** P of 5.3, one a first-generation leg with points, within the team type. Empty where no leg limit applies. */
  readonly generation_legs: readonly Leg[];
}

/** The leg limit concerns the wide types; of these only Infinity is open to who is not senior (R-TEAM-03). */
const isLimited = ({ is_senior_level }: NetworkNode, type: TeamType) =>
  type === 'Infinity' || (is_senior_level && (type === 'RmdSuperBase' || type === 'RmdSuperTeam'));

/**
 * Production of a team over the months with the parts the leg limit of 5.3 is made of: `total` = `own_part` + the legs for
 * the types that the limit concerns.
 */
export async function teamProduction(
  db: Db,
  node: NetworkNode,
  type: TeamType,
  months: Months,
  points_type: PointsType,
): Promise<TeamProduction> {
  const window = { ...months, types: [points_type] };
  const part = node.is_senior_level ? 'RmdBaseShop' : 'BaseShop';
  const { rows, amount } = pointsOf(node, type, window);
  return {
    total: await sumOf(db, rows, amount),
    personal: await sumOf(db, ownPoints(node, window), sql`t.inf`),
    own_part: await sumOf(db, allPoints(node, window), bucketOf(part, 't')),
    generation_legs: isLimited(node, type) ? await generationLegs(db, node, type, window) : [],
  };
}

/** Legs headed by the first generation: RMD+ in force below a senior, even where another person cuts the base shop. */
async function generationLegs(
  db: Db,
  node: NetworkNode,
  type: TeamType,
  window: PointWindow,
): Promise<Leg[]> {
  const heads = node.is_senior_level
    ? sql`gen_in_force = ${node.gen_in_force + 1} and status not in ('Terminated', 'Resigned')`
    : sql`gen = ${node.gen + 1}`;
  const amount = bucketOf(type as Exclude<TeamType, 'Personal'>, 't', 1);
  const { from, to, types } = window;
  const inWindow = sql`r.month between ${from}::date and ${to}::date and r.points_type = any(${types})`;
  const { rows } = await sql<Leg>`
    with head as materialized (
      select code, path, gen, gen_in_force from app_user
      where is_senior_level and path > ${node.path} and path < ${`${node.path}~`} and ${heads}
    )
    select t.code, ${grossOf(amount)} as gross, ${netOf(amount)} as net from (
      select head.code, r.is_reversal, r.base, r.g0, r.g1, r.g2, r.g3, r.g4, r.g5, r.g6, r.inf
      from head join point_rollup r on r.owner_code = head.code where ${inWindow}
      union all
      select head.code, r.is_reversal, ${spread(
        sql`r.amount`,
        sql`(member.gen - head.gen)`,
        sql`(member.gen_in_force - head.gen_in_force)`,
      )}
      from point_delta r join app_user member on member.code = r.associate_code
      join head on member.path >= head.path and member.path < head.path || '~'
      where member.path > ${node.path} and member.path < ${`${node.path}~`} and ${inWindow}
    ) t group by 1 having bool_or(${amount} <> 0) order by 1`.execute(db);
  return rows;
}

/**
 * The half rule's parts (R-LVL-01): personal production, and per leg (a direct with all beneath) that of the team's members.
 * Legs without points are left out.
 */
export async function legProduction(
  db: Db,
  node: NetworkNode,
  type: Exclude<TeamType, 'Personal'>,
  months: Months,
  points_type: PointsType,
): Promise<{ personal: Amounts; legs: readonly Leg[] }> {
  const window = { ...months, types: [points_type] };
  const personal = await sumOf(db, ownPoints(node, window), sql`t.inf`);
  const directs = await directNodes(db, node);
  if (directs.length === 0) return { personal, legs: [] };
  const legs = directs.map(
    (direct) =>
      sql`select ${direct.code}::text as code, r.is_reversal, ${shifted(
        'r',
        sql`${sql.lit(direct.gen - node.gen)}`,
        sql`${sql.lit(direct.gen_in_force - node.gen_in_force)}`,
      )} from (${allPoints(direct, window)}) r`,
  );
  const amount = bucketOf(type, 't');
  const found: Leg[] = [];
  // Some at a time: a statement holds so many parameters and tables only.
  for (let start = 0; start < legs.length; start += LEGS_AT_ONCE) {
    const { rows } = await sql<Leg>`
      select t.code, ${grossOf(amount)} as gross, ${netOf(amount)} as net
      from (${sql.join(legs.slice(start, start + LEGS_AT_ONCE), sql` union all `)}) t
      group by 1 having bool_or(${amount} <> 0) order by 1`.execute(db);
    found.push(...rows);
  }
  return { personal, legs: found };
}

export interface HeadCount {
  readonly level_code: LevelCode;
  readonly status: AssociateStatus;
  readonly counts: Readonly<Record<TeamType, number>>;
}

const TEAM_COUNTS = sql`sum(t.base)::integer as "BaseShop", sum(t.g0)::integer as "RmdBaseShop",
  sum(${bucketOf('RmdSuperBase', 't')})::integer as "RmdSuperBase",
  sum(${bucketOf('RmdSuperTeam', 't')})::integer as "RmdSuperTeam", sum(t.inf)::integer as "Infinity"`;

/** Members of every team by level and status, the owner excluded (R-TEAM-01). */
export async function headCounts(db: Db, node: NetworkNode): Promise<HeadCount[]> {
  const { rows } = await sql<{ level_code: LevelCode; status: AssociateStatus } & Record<TeamType, number>>`
    ${byKey} select t.level_code, t.status, sum(t.direct)::integer as "Personal", ${TEAM_COUNTS} from (
      select level_code, status, 0 as direct, base, g0, g1, g2, g3, g4, g5, g6, inf from team_head
      where owner_code = ${node.code}
      union all
      select delta.level_code, delta.status, 0, ${spread(
        sql`delta.n`,
        sql`(member.gen - ${node.gen})`,
        sql`(member.gen_in_force - ${node.gen_in_force})`,
      )}
      from head_delta delta cross join lateral (
        select path, gen, gen_in_force from app_user where code = delta.associate_code offset 0
      ) member
      where member.path > ${node.path} and member.path < ${`${node.path}~`}
      union all
      select level_code, status, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 from app_user where upline_code = ${node.code}
    ) t group by 1, 2 having sum(t.inf) <> 0 order by 1, 2`.execute(db);
  return rows.map(({ level_code, status, ...counts }) => ({ level_code, status, counts }));
}

/** How many people joined a team in each of the months, by their join dates. Months without are left out. */
export async function recruitsByMonth(
  db: Db,
  node: NetworkNode,
  type: TeamType,
  { from, to }: Months,
): Promise<{ month: string; count: number }[]> {
  const amount = type === 'Personal' ? sql`t.inf` : bucketOf(type, 't');
  const team =
    type === 'Personal'
      ? sql`select date_trunc('month', join_date)::date as month, 1 as inf from app_user where upline_code = ${node.code}`
      : sql`select month, base, g0, g1, g2, g3, g4, g5, g6, inf from recruit_month where owner_code = ${node.code}
          union all
          select delta.joined_month, ${spread(
            sql`delta.n`,
            sql`(member.gen - ${node.gen})`,
            sql`(member.gen_in_force - ${node.gen_in_force})`,
          )}
          from head_delta delta join app_user member on member.code = delta.associate_code
          where delta.joined_month is not null and member.path > ${node.path} and member.path < ${`${node.path}~`}`;
  const { rows } = await sql<{ month: string; count: number }>`
    select t.month, sum(${amount})::integer as count from (${team}) t
    where t.month between ${from}::date and ${to}::date
    group by 1 having sum(${amount}) <> 0 order by 1`.execute(db);
  return rows;
}
