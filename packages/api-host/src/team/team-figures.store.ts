import { fullName } from '@upline/domain';
import { type Expression, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { byKey } from '../platform/database/statement-names.ts';
import type { MonthType } from './team-month.store.ts';

/**
 * What rows of people show besides their own columns, for a page of people at once: a statement each, instead of subqueries
 * for every row. Who asks has found the people to be in reach.
 */

/** Shown names by code. */
export async function namesOf(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('app_user')
    .modifyFront(byKey)
    .select(['code', 'first_name', 'last_name'])
    .where(isOneOf('code', codes))
    .execute();
  return new Map(rows.map((row) => [row.code, fullName(row)]));
}

/** Issued BV (cents) and recruits of the month, credits less reversals, of each person alone; who has none is left out. */
export async function monthPointsOf(
  db: Db,
  codes: readonly string[],
  month: string,
): Promise<Map<string, Partial<Record<'IssuedBv' | 'Recruits', number>>>> {
  const asked = sql`associate_code = any(${codes}) and points_type in ('IssuedBv', 'Recruits') and month = ${month}::date`;
  const { rows } = await sql<{ code: string; points_type: 'IssuedBv' | 'Recruits'; amount: number }>`${byKey}
    select associate_code as code, points_type, sum(case when is_reversal then -amount else amount end)::bigint as amount
    from (
      select associate_code, points_type, is_reversal, amount from point_own where ${asked}
      union all
      select associate_code, points_type, is_reversal, amount from point_delta where ${asked}
    ) t group by 1, 2`.execute(db);
  const found = new Map<string, Partial<Record<'IssuedBv' | 'Recruits', number>>>();
  for (const { code, points_type, amount } of rows)
    found.set(code, { ...found.get(code), [points_type]: amount });
  return found;
}

const MONTH_TYPES = ['IssuedBv', 'Recruits'] as const satisfies readonly MonthType[];

/** Sums of the month's net points over the people of a query of codes. */
export async function monthTotals(db: Db, codes: Expression<unknown>, month: string) {
  const asked = sql`points_type = any(${MONTH_TYPES}) and month = ${month}::date`;
  const of = (type: MonthType) =>
    sql`coalesce(sum(case when is_reversal then -amount else amount end) filter (where points_type = ${type}), 0)::bigint`;
  const { rows } = await sql<{ month_bv: number; recruits: number }>`
    select ${of('IssuedBv')} as month_bv, ${of('Recruits')} as recruits from (
      select associate_code as code, points_type, is_reversal, amount from point_own where ${asked}
      union all
      select associate_code, points_type, is_reversal, amount from point_delta where ${asked}
    ) entry join (${codes}) hit on hit.code = entry.code`.execute(db);
  return rows[0] ?? { month_bv: 0, recruits: 0 };
}

/** How many are below each, folded and pending; who has left is not counted. Nobody below: left out. */
export async function sizesBelow(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; size: number }>`${byKey}
    select code, sum(n)::integer as size from (
      select owner_code as code, inf as n from team_head
      where owner_code = any(${codes}) and status not in ('Terminated', 'Resigned')
      union all
      select owner.code, delta.n
      from head_delta delta
      join app_user member on member.code = delta.associate_code
      join app_user owner on member.path > owner.path and member.path < owner.path || '~'
      where owner.code = any(${codes}) and delta.status not in ('Terminated', 'Resigned')
    ) t group by 1`.execute(db);
  return new Map(rows.map(({ code, size }) => [code, size]));
}
