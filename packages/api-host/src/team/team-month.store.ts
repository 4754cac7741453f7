import { firstOfMonth } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../network/nodes.store.ts';
import type { Db } from '../platform/database/database.ts';
import type { Asked } from '../platform/list/asked.ts';
import type { ScopedRows, Stretch } from '../platform/list/define-list.ts';

/**
 * How a team is sorted by a figure of the month. What is folded of it has an order of its own (`point_month`); what is not yet
 * folded concerns few people, whose figures are computed.
 */

export type MonthType = 'IssuedBv' | 'Recruits';

/** Fields of the list of a team that are figures of the month. */
export const MONTH_FIGURES: Readonly<Record<string, MonthType>> = {
  month_bv: 'IssuedBv',
  recruits: 'Recruits',
};

const figure = (type: MonthType) => `${type}_month`;
const pending = (type: MonthType) => `${type}_pending`;

// The type is in the statement, so that it is planned for.
const isAsked = (type: MonthType, month: string) =>
  sql<SqlBool>`points_type = ${sql.lit(type)} and month = ${month}::date`;

/** Net points of the month of a person whose figures `withMonthPoints` has joined; 0 if there are none. */
export const monthPoints = (type: MonthType) =>
  sql<number>`(coalesce(${sql.ref(`${figure(type)}.net`)}, 0) + coalesce(${sql.ref(`${pending(type)}.net`)}, 0))`;

const pendingRows = (type: MonthType, month: string) => sql`(
  select associate_code as code, sum(case when is_reversal then -amount else amount end)::bigint as net
  from point_delta where ${isAsked(type, month)} group by 1)`;

const isOfShops = (shops: readonly string[] | undefined) =>
  shops ? sql<SqlBool>`shop_code = any(${shops})` : sql<SqlBool>`true`;

/** Joins the month's points of each person. `shops`: the people asked for all belong to one of these. */
export function withMonthPoints<Q>(query: Q, type: MonthType, month: string, shops?: readonly string[]): Q {
  const kept = sql`(select associate_code as code, net from point_month
    where ${isAsked(type, month)} and ${isOfShops(shops)})`;
  return (query as ScopedRows)
    .leftJoin(kept.as(sql.ref(figure(type))), `${figure(type)}.code`, 'app_user.code')
    .leftJoin(
      pendingRows(type, month).as(sql.ref(pending(type))),
      `${pending(type)}.code`,
      'app_user.code',
    ) as Q;
}

/** The shops of a team of which the viewer is the head or a part: everybody in it belongs to one of them. */
export async function shopsOf(
  db: Db,
  viewer: NetworkNode,
  isMember: RawBuilder<SqlBool>,
): Promise<string[] | undefined> {
  if (viewer.shop_code === null) return undefined;
  const heads = await db
    .selectFrom('app_user')
    .select('code')
    .where('is_senior_level', '=', true)
    .where(isMember)
    .execute();
  return [...new Set([viewer.shop_code, ...heads.map(({ code }) => code)])];
}

interface Read {
  /** Left out where the team has so large a part of all figures that nothing is saved by it. */
  readonly shops?: readonly string[] | undefined;
  /** Everybody's figures are walked from the first until the page is full, instead of sorting those of the shops. */
  readonly isWalked?: boolean;
  /** The people of the team, with what this asks for. */
  scopedBy(asked: NonNullable<Asked>): ScopedRows;
}

/**
 * A team that is sorted by a figure first, in stretches: those above 0, those at 0, those below, or backward. Who has sold nothing
 * is not read as long as enough people have.
 */
export async function monthStretches(
  db: Db,
  { filter, order = {} }: NonNullable<Asked>,
  today: string,
  { shops, isWalked = false, scopedBy }: Read,
): Promise<Stretch[]> {
  const [[field, direction] = ['', 'DESC'], ...rest] = Object.entries(order);
  const type = MONTH_FIGURES[field];
  if (!type) throw new Error(`${field} is no figure of the month`);
  const month = firstOfMonth(today);
  // The figure itself comes with the stretch.
  const scoped = scopedBy({ filter, order: Object.fromEntries(rest) });
  const { rows: waiting } = await sql<{ code: string }>`
    select distinct associate_code as code from point_delta where ${isAsked(type, month)}`.execute(db);
  const codes = waiting.map(({ code }) => code);
  const by = sql<number>`month_figure.net`;
  const compared = { above: sql`>`, at: sql`=`, below: sql`<` };
  // In a form that no index of shops serves: PostgreSQL would sort all figures of the team.
  const ofShops = isWalked ? sql<SqlBool>`(${isOfShops(shops)}) is true` : isOfShops(shops);
  const way = direction === 'DESC' ? sql`desc` : sql`asc`;
  const inOrder = isWalked ? sql`order by net ${way}, associate_code ${way} offset 0` : sql``;
  const folded = (side: 'above' | 'below') =>
    scoped.innerJoin(
      sql`(select associate_code as code, net from point_month
        where ${isAsked(type, month)} and net ${compared[side]} 0 and ${ofShops}
          and associate_code <> all(${codes}) ${inOrder})`.as(sql`month_figure`),
      'month_figure.code',
      'app_user.code',
    );
  const computed = (side: keyof typeof compared) =>
    scoped.innerJoin(
      sql`(
        select waits.code, waits.net + coalesce(kept.net, 0) as net from ${pendingRows(type, month)} waits
        left join (select associate_code, net from point_month where ${isAsked(type, month)}) kept
          on kept.associate_code = waits.code
        where waits.net + coalesce(kept.net, 0) ${compared[side]} 0)`.as(sql`month_figure`),
      'month_figure.code',
      'app_user.code',
    );
  const none = scoped
    .crossJoin(sql`(select 0::bigint as net)`.as(sql`month_figure`))
    .where(sql<SqlBool>`app_user.code <> all(${codes})`)
    .where(
      sql<SqlBool>`not exists (select from point_month kept where kept.associate_code = app_user.code
        and kept.points_type = ${sql.lit(type)} and kept.month = ${month}::date and kept.net <> 0)`,
    );
  const stretch = (side: keyof typeof compared, rows: ScopedRows): Stretch => ({
    by,
    parts: (page) =>
      codes.length === 0
        ? db.selectFrom(page(rows).as('hit'))
        : db.selectFrom(sql`((${page(rows)}) union all (${page(computed(side))}))`.as('hit')),
  });
  const stretches = [
    stretch('above', folded('above')),
    stretch('at', none),
    stretch('below', folded('below')),
  ];
  return direction === 'DESC' ? stretches : stretches.toReversed();
}
