import { addMonths, type PointsType, type TeamType } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import { bucketOf } from './buckets.ts';

/**
 * Total and adjusted production of everybody at once (domain.md 5.3), set-based: what boards are ranked by and the month
 * close writes down. The same figures as `figuresOf` of `teamProduction`, one person at a time.
 */

interface Days {
  readonly from: string;
  readonly to: string;
}

export interface FiguresAsked {
  readonly pointsType: PointsType;
  readonly teamType: TeamType;
  /** Whole months, or with `byDay` any days: those are summed over the network as it is now. */
  readonly current: Days;
  readonly previous: Days;
  readonly byDay?: boolean;
  /** First day of the open month; earlier months are frozen. */
  readonly openFrom: string;
  /** Only these owners; everybody when left out. */
  readonly codes?: readonly string[];
}

type Fragment = RawBuilder<unknown>;
/** `Own`: what of a wide team is no leg: RmdBaseShop of a senior, otherwise BaseShop (O of 5.3). */
type Part = TeamType | 'Own';

const LIMITED_TEAMS: readonly TeamType[] = ['RmdSuperBase', 'RmdSuperTeam', 'Infinity'];
const LIMITED_POINTS: readonly PointsType[] = [
  'SubmittedBv',
  'IssuedBv',
  'SubmittedPolicies',
  'IssuedPolicies',
];

/** Which owners are asked for, as a condition on the column with their code. */
type Who = (column: Fragment) => Fragment;

/** Rows of a part seen from its owners: code, is_current, is_reversal, amount. `above`: as seen one generation further up. */
type Rows = (part: Part, above: 0 | 1, who: Who) => Fragment;

/** Ancestors of `member` from the path length `from` on, up to `to`. */
export const ancestors = (member: string, from: Fragment, to: Fragment) => sql`
  cross join lateral generate_series(${from}, ${to}) step
  cross join lateral (
    select code, gen, gen_in_force, is_senior_level, has_rollup from app_user
    where path = left(${sql.ref(`${member}.path`)}, step) offset 0
  ) owner`;

/** Whether `owner` counts `member` in a part of the team. `above`: as seen one generation further up. */
export function seesMember(part: Part, above: 0 | 1): Fragment {
  const generations = sql`(member.gen_in_force - owner.gen_in_force)`;
  switch (part) {
    case 'Personal':
      return sql`member.code = owner.code`;
    case 'BaseShop':
      return sql`member.gen = owner.gen`;
    case 'RmdBaseShop':
      return sql`${generations} = 0`;
    case 'RmdSuperBase':
      return sql`${generations} <= ${sql.lit(1 - above)}`;
    case 'RmdSuperTeam':
      return sql`${generations} <= ${sql.lit(6 - above)}`;
    case 'Infinity':
      return sql`true`;
    case 'Own':
      return sql`case when owner.is_senior_level then ${generations} = 0 else member.gen = owner.gen end`;
  }
}

/** By days: every entry is handed to all its uplines of now. */
function rowsByDay({ pointsType, current, previous }: FiguresAsked): Rows {
  return (part, above, who) => sql`
    select owner.code, entry.on_date >= ${current.from}::date as is_current, entry.is_reversal, entry.amount
    from point_entry entry join app_user member on member.code = entry.owner_code
    ${ancestors('member', part === 'Personal' ? sql`length(member.path)` : sql`0`, sql`length(member.path)`)}
    where entry.points_type = ${pointsType} and entry.on_date between ${previous.from}::date and ${current.to}::date
      and ${seesMember(part, above)} and ${who(sql`owner.code`)}`;
}

/** First days of all months from one to another, both included. */
function monthsOf({ from, to }: Days): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/**
 * By months, from the kept roll-ups; a person without one is summed over the own base shop and the nearest RMD+ below.
 * We list the months one by one: with this PostgreSQL estimates the rows correctly and joins all of them at once,
 * instead of each person separately.
 */
function rowsByMonth({ pointsType, current, previous, openFrom, codes }: FiguresAsked): Rows {
  const months = [...monthsOf(previous), ...monthsOf(current)];
  const inMonths = (table: string, listed: readonly string[]) =>
    sql`${sql.ref(`${table}.points_type`)} = ${pointsType} and ${sql.ref(`${table}.month`)} = any(${listed}::date[])`;
  const closed = months.filter((month) => month < openFrom);
  const inWindow = inMonths('r', months);
  const isOpen = inMonths(
    'r',
    months.filter((month) => month >= openFrom),
  );
  /** Who keeps no roll-ups, from the own shop's part of the path on down to `to`: of everybody by one join of all paths. */
  const smallTeams = (member: string, to: Fragment) => {
    const from = sql`coalesce(length(shop.path) + 1, 0)`;
    if (codes) return ancestors(member, from, to);
    return sql`
      cross join lateral generate_series(${from}, ${to}) step
      join app_user owner on owner.path = left(${sql.ref(`${member}.path`)}, step)`;
  };
  const head = (code: Fragment) =>
    sql`select ${code} as code, r.month >= ${current.from}::date as is_current, r.is_reversal`;
  const bucket = (part: Part, above: number): Fragment =>
    part === 'Own'
      ? sql`case when owner.is_senior_level then r.g0 else r.base end`
      : bucketOf(part as Exclude<TeamType, 'Personal'>, 'r', above);
  /** Closed months of somebody who had no production but the own: the roll-up then has no row. */
  const alone = (who: Who) => sql`
    ${head(sql`r.associate_code`)}, r.amount from point_own r
    where ${inMonths('r', closed)} and ${who(sql`r.associate_code`)} and not exists (
      select from point_rollup frozen where frozen.owner_code = r.associate_code and frozen.month = r.month
        and ${inMonths('frozen', closed)} and frozen.is_reversal = r.is_reversal)`;
  const openShop = (who: Who) => sql`
    ${head(sql`owner.code`)}, r.amount from point_own r join app_user owner on owner.code = r.associate_code
    where ${isOpen} and not owner.has_rollup and ${who(sql`owner.code`)}
    union all
    ${head(sql`owner.code`)}, r.amount from point_own r
    join app_user member on member.code = r.associate_code left join app_user shop on shop.code = member.shop_code
    ${smallTeams('member', sql`length(member.path) - 1`)}
    where ${isOpen} and not owner.has_rollup and ${who(sql`owner.code`)}`;
  const openBelow = (who: Who) => sql`
    ${head(sql`owner.code`)}, r.inf from point_rollup r
    join app_user senior on senior.code = r.owner_code and senior.is_senior_level
    join app_user above on above.code = senior.upline_code left join app_user shop on shop.code = above.shop_code
    ${smallTeams('senior', sql`length(senior.path) - 1`)}
    where ${isOpen} and not owner.has_rollup and ${who(sql`owner.code`)}`;

  return (part, above, who) => {
    if (part === 'Personal')
      return sql`${head(sql`r.associate_code`)}, r.amount from point_own r
        where ${inWindow} and ${who(sql`r.associate_code`)}`;
    const kept = sql`${head(sql`r.owner_code`)}, ${bucket(part, above)} as amount
      from point_rollup r join app_user owner on owner.code = r.owner_code
      where ${inWindow} and ${who(sql`r.owner_code`)}`;
    // Heads of legs and the other teams are seniors', whose roll-ups are always kept.
    if (above === 1 || (part !== 'BaseShop' && part !== 'Infinity' && part !== 'Own'))
      return sql`${kept} union all ${alone(who)}`;
    return sql`${kept} union all ${alone(who)} union all ${openShop(who)}
      ${part === 'Infinity' ? sql`union all ${openBelow(who)}` : sql``}`;
  };
}

/**
 * The person who heads a leg (5.3): below a senior, first-generation RMD+ in force; below anybody else, everyone who
 * cuts the base shop.
 */
export const legHeads = (part: TeamType, who: Who) => sql`
  select above.shop_in_force_code as code, senior.code as leg_code
  from app_user senior join app_user above on above.code = senior.upline_code
  where senior.is_senior_level and senior.status not in ('Terminated', 'Resigned')
    and ${who(sql`above.shop_in_force_code`)}
  ${
    part === 'Infinity'
      ? sql`union all
    select owner.code, senior.code from app_user senior
    join app_user above on above.code = senior.upline_code left join app_user shop on shop.code = above.shop_code
    ${ancestors('senior', sql`coalesce(length(shop.path) + 1, 0)`, sql`length(senior.path) - 1`)}
    where senior.is_senior_level and ${who(sql`owner.code`)}`
      : sql``
  }`;

const sums = (rows: Fragment, keys: Fragment) => {
  const net = (which: Fragment) =>
    sql`coalesce(sum(case when is_reversal then -amount else amount end) filter (where ${which}), 0)`;
  const gross = (which: Fragment) =>
    sql`coalesce(sum(amount) filter (where ${which} and not is_reversal), 0)`;
  const now = sql`is_current`;
  const then = sql`not is_current`;
  return sql`select ${keys}, ${net(now)} as net_now, ${net(then)} as net_then, ${gross(now)} as gross_now,
    ${gross(then)} as gross_then from (${rows}) seen group by ${keys}`;
};

/** Net with the leg limit: nobody's leg counts with more than half of the whole, in one pass, half up. */
const limited = (when: 'now' | 'then') => {
  const column = (name: string) => sql.ref(`${name}_${when}`);
  return sql`case when ${column('all')} <= 0 then ${column('all')}
    else greatest(0, floor((2 * ${column('own')} + ${column('halves')} + 1) / 2.0)) end`;
};

/**
 * A select of code, adjusted_current, adjusted_previous, total_current, total_previous (5.3, 5.4), for people with any
 * production. Pending entries must have been folded. Senior teams exist for seniors only (R-TEAM-03).
 */
export function figuresSelect(asked: FiguresAsked): Fragment {
  const { pointsType, teamType, codes } = asked;
  const rows = asked.byDay ? rowsByDay(asked) : rowsByMonth(asked);
  const who: Who = (column) => (codes === undefined ? sql`true` : sql`${column} = any(${codes})`);
  const total = sums(rows(teamType, 0, who), sql`code`);
  if (!LIMITED_TEAMS.includes(teamType) || !LIMITED_POINTS.includes(pointsType))
    return sql`select code, net_now::bigint as adjusted_current, net_then::bigint as adjusted_previous,
      gross_now::bigint as total_current, gross_then::bigint as total_previous from (${total}) summed`;
  return sql`
    with total as materialized (${total}),
    own as materialized (${sums(rows('Own', 0, who), sql`code`)}),
    head as materialized (${legHeads(teamType, who)}),
    leg as materialized (
      select head.code, head.leg_code, sent.net_now, sent.net_then
      from head join (${sums(
        rows(teamType, 1, (column) => sql`${column} in (select leg_code from head)`),
        sql`code`,
      )}) sent on sent.code = head.leg_code
    ),
    legs as (select code, sum(net_now) as net_now, sum(net_then) as net_then from leg group by 1),
    whole as materialized (
      select total.code, gross_now, gross_then, coalesce(own.net_now, 0) as own_now, coalesce(own.net_then, 0) as own_then,
        coalesce(own.net_now, 0) + coalesce(legs.net_now, 0) as all_now,
        coalesce(own.net_then, 0) + coalesce(legs.net_then, 0) as all_then
      from (select code, gross_now, gross_then from total) total
      left join (select code, net_now, net_then from own) own on own.code = total.code
      left join legs on legs.code = total.code
    ),
    halved as (
      select whole.code, gross_now, gross_then, own_now, own_then, all_now, all_then,
        coalesce(sum(least(2 * leg.net_now, all_now)) filter (where leg.code is not null), 0) as halves_now,
        coalesce(sum(least(2 * leg.net_then, all_then)) filter (where leg.code is not null), 0) as halves_then
      from whole left join leg on leg.code = whole.code group by 1, 2, 3, 4, 5, 6, 7
    )
    select code, (${limited('now')})::bigint as adjusted_current, (${limited('then')})::bigint as adjusted_previous,
      gross_now::bigint as total_current, gross_then::bigint as total_previous
    from halved`;
}
