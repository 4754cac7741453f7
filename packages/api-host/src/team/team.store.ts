import { LIFE_LICENSES, type TeamType } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isValidOn } from '../licensing/licenses.store.ts';
import type { NetworkNode } from '../network/nodes.store.ts';
import { teamPredicate } from '../network/team-predicate.ts';
import { among } from '../platform/among.ts';
import type { Db } from '../platform/database.ts';

/** Has a life license valid today, an own one or by a mutual link the spouse's (R-MNY-05a). */
export const isLicensed: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from license
  where license.associate_code = any(array[app_user.code, (
      select spouse.code from associate own join associate spouse on spouse.code = own.spouse_code
      where own.code = app_user.code and own.use_spouse_licenses and spouse.spouse_code = own.code)])
    and license.type = any(${LIFE_LICENSES}) and ${isValidOn(sql`(now() at time zone 'America/New_York')::date`)})`;

/** Members of the viewer's team, without the viewer: every list, count and export of a team is made of it (S-39). */
export function teamScope(db: Db, type: TeamType, viewer: NetworkNode) {
  return db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .leftJoin('level', 'level.code', 'app_user.level_code')
    .leftJoin('app_user as upline', 'upline.code', 'app_user.upline_code')
    .leftJoin('app_user as rmd', 'rmd.code', 'app_user.upline_rmd_code')
    .where(teamPredicate(type, viewer));
}

type Member = ReturnType<typeof teamScope>;

/** Credits less reversals of that kind in the month, of the person alone. */
const ownPoints = (pointsType: string, month: string) => sql<number>`(
  select coalesce(sum(case when t.is_reversal then -t.amount else t.amount end), 0)::bigint from (
    select is_reversal, amount from point_own where associate_code = app_user.code
      and points_type = ${pointsType} and month = ${month}::date
    union all
    select is_reversal, amount from point_delta where associate_code = app_user.code
      and points_type = ${pointsType} and month = ${month}::date
  ) t)`;

const nameOf = (table: string) =>
  sql<string | null>`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`;

/** What a row of a team shows; the month is that of the points. */
const memberRow = (members: Member, month: string) =>
  members.select([
    'app_user.code',
    'app_user.first_name',
    'app_user.last_name',
    'app_user.has_photo',
    'app_user.is_senior_level',
    'app_user.level_code',
    'level.name as level_name',
    'app_user.status',
    isLicensed.as('licensed'),
    'associate.city',
    'associate.state',
    'app_user.country',
    'app_user.upline_code',
    nameOf('upline').as('upline_name'),
    'app_user.upline_rmd_code',
    nameOf('rmd').as('upline_rmd_name'),
    'app_user.join_date',
    'app_user.direct_count',
    ownPoints('IssuedBv', month).as('month_bv_cents'),
    ownPoints('Recruits', month).as('recruits'),
  ]);

export async function memberRows(
  db: Db,
  type: TeamType,
  viewer: NetworkNode,
  month: string,
  codes: readonly string[],
) {
  return memberRow(teamScope(db, type, viewer), month)
    .where(among('app_user.code', codes))
    .execute();
}

export type MemberRow = Awaited<ReturnType<typeof memberRows>>[number];

/** Everybody, for who has been found to be in reach already. */
const everybody = (db: Db) =>
  db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .leftJoin('level', 'level.code', 'app_user.level_code')
    .leftJoin('app_user as upline', 'upline.code', 'app_user.upline_code')
    .leftJoin('app_user as rmd', 'rmd.code', 'app_user.upline_rmd_code')
    .where('app_user.path', 'is not', null);

/** One member with what the overview shows besides the row. */
export async function findMember(db: Db, code: string, month: string) {
  return memberRow(everybody(db), month)
    .select([
      'app_user.phone',
      'app_user.email',
      'associate.birth_month',
      'associate.birth_day',
      sql<string | null>`(
        select max(on_date) from point_entry where owner_code = app_user.code and points_type = 'SubmittedBv'
          and not is_reversal)`.as('last_submitted_on'),
    ])
    .where('app_user.code', '=', code)
    .executeTakeFirst();
}

/** How many are below each of `app_user`, folded and pending; statuses that have left are not counted. */
const sizeBelow = sql<number>`(
  select coalesce(sum(t.n), 0)::integer from (
    select inf as n from team_head where owner_code = app_user.code and status not in ('Terminated', 'Resigned')
    union all
    select delta.n from head_delta delta join app_user member on member.code = delta.associate_code
    where member.path > app_user.path and member.path < app_user.path || '~'
      and delta.status not in ('Terminated', 'Resigned')
  ) t)`;

/** Directs of somebody with the size of the team below each; `within` narrows them to a team. */
export async function childrenOf(
  db: Db,
  code: string,
  month: string,
  { within, limit, offset }: { within?: RawBuilder<SqlBool> | undefined; limit: number; offset: number },
) {
  return memberRow(everybody(db), month)
    .select(sizeBelow.as('team_size'))
    .where('app_user.upline_code', '=', code)
    .$if(within !== undefined, (query) => query.where(within as RawBuilder<SqlBool>))
    .orderBy('app_user.name_key')
    .orderBy('app_user.code')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The person and the uplines, the root first. */
export async function pathTo(db: Db, { path }: NetworkNode) {
  const prefixes = Array.from({ length: path.length + 1 }, (_, length) => path.slice(0, length));
  return everybody(db)
    .select([
      'app_user.code',
      'app_user.path',
      nameOf('app_user').as('name'),
      'app_user.has_photo',
      'app_user.is_senior_level',
      'app_user.level_code',
      'level.name as level_name',
      'app_user.status',
      'app_user.phone',
    ])
    .where(among('app_user.path', prefixes))
    .orderBy(sql`length(app_user.path)`)
    .execute();
}
