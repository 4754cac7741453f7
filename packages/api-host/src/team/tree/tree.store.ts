import { levelOf } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { byKey } from '../../platform/database/statement-names.ts';
import { heldOn, type PersonAsOf, personColumns, type Reach, reaches } from '../as-of.store.ts';
import { peopleRows } from '../team.store.ts';
import { sizesBelow } from '../team-figures.store.ts';

interface Step {
  readonly code: string;
  readonly upline_code: string;
}

/** Directs of these people who are in a team, in the order of the uplines, then by name. */
export async function directsOf(
  db: Db,
  uplines: readonly string[],
  within: RawBuilder<SqlBool>,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select member.code, member.upline_code
    from unnest(${uplines}::text[]) with ordinality as above (code, place)
    join app_user member on member.upline_code = above.code
    where ${within}
    order by above.place, member.name_key, member.code limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

/** How many directs each has in a team; who has none is left out. */
async function directCounts(
  db: Db,
  codes: readonly string[],
  within: RawBuilder<SqlBool>,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; n: number }>`
    select member.upline_code as code, count(*)::integer as n from app_user member
    where member.upline_code = any(${codes}) and ${within} group by 1`.execute(db);
  return new Map(rows.map(({ code, n }) => [code, n]));
}

/** When each last submitted business. */
async function lastSubmitted(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('point_entry')
    .modifyFront(byKey)
    .select(['owner_code', sql<string>`max(on_date)`.as('on')])
    .where(isOneOf('owner_code', codes))
    .where('points_type', '=', 'SubmittedBv')
    .where('is_reversal', '=', false)
    .groupBy('owner_code')
    .execute();
  return new Map(rows.map((row) => [row.owner_code, row.on]));
}

/** What a tree shows of these people today, by code; `within` is null for a whole downline. */
export async function treeRows(
  db: Db,
  codes: readonly string[],
  today: string,
  within: RawBuilder<SqlBool> | null,
) {
  const people = await peopleRows(db, codes, today);
  const sizes = await sizesBelow(db, codes);
  const submitted = await lastSubmitted(db, codes);
  const directs = within && (await directCounts(db, codes, within));
  return new Map(
    people.map((row) => [
      row.code,
      {
        ...row,
        direct_count: directs ? (directs.get(row.code) ?? 0) : row.direct_count,
        team_size: sizes.get(row.code) ?? 0,
        last_submitted_on: submitted.get(row.code) ?? null,
      },
    ]),
  );
}

/** How somebody stood on a day. */
export interface Standing extends PersonAsOf {
  readonly join_date: string;
  readonly had_joined: boolean;
  readonly upline_code: string | null;
  readonly upline_name: string | null;
  readonly upline_path: string | null;
}

/** How each of these people stood on a day. */
export async function standingOn(db: Db, codes: readonly string[], day: string): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select ${personColumns(day)}, found.join_date, found.join_date <= ${day}::date as had_joined, above.code as upline_code,
      ${fullName('above')} as upline_name, above.path as upline_path
    from unnest(${codes}::text[]) as asked (code) join app_user found using (code)
    left join upline_history held on held.associate_code = found.code and ${heldOn('held', day)}
    left join app_user above on above.code = held.upline_code`.execute(db);
  return rows;
}

interface Gone extends PersonAsOf {
  readonly join_date: string;
  readonly from_code: string;
  readonly upline_code: string | null;
  readonly upline_name: string | null;
  readonly upline_path: string | null;
}

/** So many who have gone from a place are named. */
const MOST_GONE = 500;

/**
 * The people who were directly under these people on the earlier of two days and under another upline on the later one.
 */
export async function goneBetween(
  db: Db,
  codes: readonly string[],
  { since, day }: { readonly since: string; readonly day: string },
  reach: Reach,
): Promise<Gone[]> {
  const { rows } = await sql<Gone>`
    select ${personColumns(since)}, found.join_date, placed.upline_code as from_code, above.code as upline_code,
      ${fullName('above')} as upline_name, above.path as upline_path
    from upline_history placed
    join app_user found on found.code = placed.associate_code
    join upline_history held on held.associate_code = found.code and ${heldOn('held', day)}
    left join app_user above on above.code = held.upline_code
    where placed.upline_code = any(${codes}) and ${heldOn('placed', since)} and found.join_date <= ${since}::date
      and held.upline_code is distinct from placed.upline_code and ${reaches(reach, 'found')}
    order by found.name_key, found.code limit ${MOST_GONE}`.execute(db);
  return rows;
}

export const isSenior = (row: Pick<PersonAsOf, 'level_code'>): boolean => levelOf(row.level_code).is_senior;
