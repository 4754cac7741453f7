import { firstOfMonth, type ListOrder, levelOf, type TeamType } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../network/nodes.store.ts';
import { HANDFUL, MANY_PEOPLE, sizeOf } from '../network/team/team-facts.store.ts';
import {
  productionPredicate,
  teamPredicate,
  teamPredicateByShops,
  teamPredicateByUpline,
  uplinesInOrder,
} from '../network/team/team-predicate.ts';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { byKey } from '../platform/database/statement-names.ts';
import { type Asked, isNamed } from '../platform/list/asked.ts';
import { companyOn, companyToday } from '../platform/list/company-day.ts';
import { monthPointsOf, namesOf } from './team-figures.store.ts';
import { MONTH_FIGURES, shopsOf, withMonthPoints } from './team-month.store.ts';

/** Has a life license valid on the day of `companyOn`, an own one or by a mutual link the spouse's (R-MNY-05a). */
export const isLicensed: RawBuilder<SqlBool> = sql<SqlBool>`(
  coalesce(app_user.licensed_until, '-infinity') >= ${companyToday})`;

/** So many people are read at once and sorted; of more, everybody's are walked in the order asked for until a page is full. */
const FEW_PEOPLE = 6_000;

/** Figures of so many people are sorted; of more, everybody's are walked in their order. */
const FEW_FIGURES = 20_000;

interface Ways {
  /** Uplines are sorted so before their directs are read. */
  readonly uplines?: ListOrder[string];
  /** The shops of an RmdSuperBase are read one by one. */
  readonly byShops?: boolean;
  /** Figures of the month are those of these shops. */
  readonly shops?: readonly string[] | undefined;
  /** Sorted by a figure of the month, those who have one are read first. */
  readonly inStretches?: boolean;
  readonly isWalked?: boolean;
}

/** Whose rows of a team are asked for; left out: its members. */
export interface TeamAsked {
  /** `Production`: those whose production makes the team's figure, the viewer among them (R-TEAM-01, R-TEAM-02). */
  readonly counted: 'Members' | 'Production';
  /** Only members of today's team who were Active on this day (R-PRM-03). */
  readonly active_on?: string | undefined;
}

/** Whether a row of app_user is asked for, by its place. */
const predicateOf = (type: TeamType, viewer: NetworkNode, team?: TeamAsked) =>
  (team?.counted === 'Production' ? productionPredicate : teamPredicate)(type, viewer);

/** Active at the end of a day, by what has changed since: as the chart of members counts (table `active_turn`). */
const wasActiveOn = (day: string, today: string) => sql<SqlBool>`(
  (case when app_user.status = 'Active' then 1 else 0 end) - coalesce((
    select sum(turn.n) from active_turn turn
    where turn.associate_code = app_user.code and turn.day > ${day}::date and turn.day <= ${today}::date), 0) = 1)`;

/** How a team is best read by a figure of the month. */
async function waysOfMonth(
  db: Db,
  type: TeamType,
  viewer: NetworkNode,
  { order = {} }: NonNullable<Asked>,
  team?: TeamAsked,
): Promise<Ways> {
  const size = await sizeOf(db, viewer);
  const isFirst = (Object.keys(order)[0] ?? '') in MONTH_FIGURES;
  return {
    inStretches: isFirst && size > FEW_PEOPLE,
    isWalked: size > FEW_FIGURES,
    ...(size > HANDFUL &&
      size <= MANY_PEOPLE && { shops: await shopsOf(db, viewer, predicateOf(type, viewer, team)) }),
  };
}

/** How a page of the team is best read. */
export async function waysOf(
  db: Db,
  type: TeamType,
  viewer: NetworkNode,
  asked: NonNullable<Asked>,
  team?: TeamAsked,
): Promise<Ways> {
  if (isNamed(asked, ...Object.keys(MONTH_FIGURES))) return waysOfMonth(db, type, viewer, asked, team);
  if (team?.counted === 'Production') return {};
  if (Object.keys(asked.order ?? {})[0] === 'upline') {
    const uplines = asked.order?.upline;
    return uplines && (await sizeOf(db, viewer)) <= FEW_PEOPLE ? { uplines } : {};
  }
  return { byShops: type === 'RmdSuperBase' && (await sizeOf(db, viewer, type)) <= FEW_PEOPLE };
}

/**
 * Members of the viewer's team, without the viewer: every list, count and export of a team is made of it (S-39). What is asked
 * for says which tables are joined; a page by name needs none, and each costs as much to plan as to read. Left out: all.
 */
export function teamScope(
  db: Db,
  type: TeamType,
  viewer: NetworkNode,
  today: string,
  asked?: Asked,
  { uplines, byShops = false, shops }: Ways = {},
  team?: TeamAsked,
) {
  const isProduction = team?.counted === 'Production';
  const needsUpline = isNamed(asked, 'upline');
  const month = firstOfMonth(today);
  return (
    db
      .selectFrom('app_user')
      .where(
        needsUpline && !isProduction
          ? teamPredicateByUpline(type, viewer, { areInOrder: uplines !== undefined })
          : byShops
            ? teamPredicateByShops(type, viewer)
            : predicateOf(type, viewer, team),
      )
      .$if(team?.active_on !== undefined, (query) =>
        query.where(wasActiveOn(team?.active_on ?? today, today)),
      )
      .$if(isNamed(asked, 'month_bv'), (query) => withMonthPoints(query, 'IssuedBv', month, shops))
      .$if(isNamed(asked, 'recruits'), (query) => withMonthPoints(query, 'Recruits', month, shops))
      .$if(isNamed(asked, 'licensed'), (query) => query.crossJoin(companyOn(today)))
      .$if(isNamed(asked, 'city'), (query) => query.leftJoin('associate', 'associate.code', 'app_user.code'))
      // Everybody in a team has an upline; the root alone, whose own production counts, has none.
      .$if(needsUpline && uplines === undefined && !isProduction, (query) =>
        query.innerJoin('app_user as upline', 'upline.code', 'app_user.upline_code'),
      )
      .$if(needsUpline && isProduction, (query) =>
        query.leftJoin('app_user as upline', 'upline.code', 'app_user.upline_code'),
      )
      .$if(uplines !== undefined, (query) =>
        query.innerJoin(uplinesInOrder(viewer, uplines ?? 'ASC'), 'upline.code', 'app_user.upline_code'),
      )
      .$if(isNamed(asked, 'upline_rmd'), (query) =>
        query.leftJoin('app_user as rmd', 'rmd.code', 'app_user.upline_rmd_code'),
      )
  );
}

const ofPerson = (people: ReturnType<typeof everybody>, today: string) =>
  people
    .modifyFront(byKey)
    .crossJoin(companyOn(today))
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .select([
      'app_user.code',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.has_photo',
      'app_user.is_senior_level',
      'app_user.level_code',
      'app_user.status',
      'associate.city',
      'app_user.address_state as state',
      isLicensed.as('licensed'),
      'app_user.country',
      'app_user.upline_code',
      'app_user.upline_rmd_code',
      'app_user.join_date',
      'app_user.direct_count',
    ]);

/** Rows of these people, in any order, with what each shows of others: one statement a subject, however many they are. */
async function rowsOf(db: Db, people: ReturnType<typeof everybody>, today: string) {
  const found = await ofPerson(people, today).execute();
  const codes = found.map(({ code }) => code);
  const uplines = found.flatMap((row) => [row.upline_code, row.upline_rmd_code]);
  const names = await namesOf(
    db,
    [...new Set(uplines)].filter((code) => code !== null),
  );
  const points = await monthPointsOf(db, codes, firstOfMonth(today));
  return found.map((row) => ({
    ...row,
    level_name: row.level_code === null ? null : levelOf(row.level_code).name,
    upline_name: names.get(row.upline_code ?? '') ?? null,
    upline_rmd_name: names.get(row.upline_rmd_code ?? '') ?? null,
    month_bv_cents: points.get(row.code)?.IssuedBv ?? 0,
    recruits: points.get(row.code)?.Recruits ?? 0,
  }));
}

/** People of these codes, each read by the code: joined with a range of paths, the planner would read the range instead. */
const named = (db: Db, codes: readonly string[]) =>
  db.selectFrom((from) =>
    from
      .selectFrom('app_user')
      .selectAll()
      .where(isOneOf('app_user.code', codes))
      .offset(sql<number>`0`)
      .as('app_user'),
  );

/** What a row of a team shows; points are those of the month. */
export const memberRows = (
  db: Db,
  type: TeamType,
  viewer: NetworkNode,
  today: string,
  codes: readonly string[],
  team?: TeamAsked,
) => rowsOf(db, named(db, codes).where(predicateOf(type, viewer, team)), today);

export type MemberRow = Awaited<ReturnType<typeof memberRows>>[number];

/** Everybody, for who has been found to be in reach already. */
const everybody = (db: Db) => db.selectFrom('app_user').where('app_user.path', 'is not', null);

/** One member with what the overview shows besides the row. */
export async function findMember(db: Db, code: string, today: string) {
  const [row] = await rowsOf(db, everybody(db).where('app_user.code', '=', code), today);
  if (!row) return undefined;
  const more = await db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
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
    .executeTakeFirstOrThrow();
  return { ...row, ...more };
}

/** Rows of these people, for who has found them to be in reach already. */
export const peopleRows = (db: Db, codes: readonly string[], today: string) =>
  rowsOf(db, everybody(db).where(isOneOf('app_user.code', codes)), today);

/** The person and the uplines, the root first. */
export async function pathTo(db: Db, { path }: NetworkNode) {
  const prefixes = Array.from({ length: path.length + 1 }, (_, length) => path.slice(0, length));
  return everybody(db)
    .leftJoin('level', 'level.code', 'app_user.level_code')
    .select([
      'app_user.code',
      'app_user.path',
      fullName('app_user').as('name'),
      'app_user.has_photo',
      'app_user.is_senior_level',
      'app_user.level_code',
      'level.name as level_name',
      'app_user.status',
      'app_user.phone',
    ])
    .where(isOneOf('app_user.path', prefixes))
    .orderBy(sql`length(app_user.path)`)
    .execute();
}
