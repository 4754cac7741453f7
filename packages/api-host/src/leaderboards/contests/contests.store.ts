import type { HawaiiFacts, HawaiiRules } from '@upline/domain/production';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { slowStatement } from '../../platform/database/statement-names.ts';
import { type BoardWindows, hawaiiSelect } from '../contest-figures.store.ts';

declare module '../../platform/database/tables.ts' {
  interface ColumnTypes {
    'contest.rules': HawaiiRules;
  }
}

/** Contests that are closed, the latest first, with what was won. */
export async function closedContests(db: Db) {
  return db
    .selectFrom('contest')
    .innerJoin('app_user as closer', 'closer.code', 'contest.closed_by')
    .select([
      'contest.first_day',
      'contest.last_day',
      'contest.rules',
      'contest.closed_at',
      'contest.closed_by',
    ])
    .select(fullName<string>('closer').as('closer_name'))
    .select([
      sql<number>`(select count(*) from contest_place won
        where won.first_day = contest.first_day and won.seats > 0)::integer`.as('winners'),
      sql<number>`(select coalesce(sum(won.seats), 0) from contest_place won
        where won.first_day = contest.first_day)::integer`.as('seats'),
    ])
    .orderBy('contest.first_day', 'desc')
    .execute();
}

export type ClosedContest = Awaited<ReturnType<typeof closedContests>>[number];

/** First days of the contests that a job is about to close. */
export async function closingContests(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('job')
    .select('key')
    .where('task', '=', 'close-contest')
    .where('key', 'is not', null)
    .where('failed_at', 'is', null)
    .execute();
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])));
}

/** The places of a closed contest. */
export async function closedPlaces(db: Db, from: string) {
  return db
    .selectFrom('contest_place')
    .innerJoin('app_user as person', 'person.code', 'contest_place.associate_code')
    .selectAll('contest_place')
    .select(fullName<string>('person').as('associate_name'))
    .where('first_day', '=', from)
    .orderBy('place')
    .orderBy('associate_code')
    .execute();
}

/** What the score of a person is made of, with the person. */
export interface Scored {
  readonly code: string;
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly facts: Pick<
    HawaiiFacts,
    'personal_bv_cents' | 'base_shop_others_bv_cents' | 'licensed_recruits' | 'is_promoted_to_rmd'
  >;
}

/** So many who lead are shown without a seat. */
const LEADERS = 20;

const scored = (found: RawBuilder<unknown>, least: number) => sql<Scored>`
  select ranked.code, ${fullName('person')} as name, ranked.place, ranked.points, ranked.facts
  from (select code, points, facts, rank() over (order by points desc)::integer as place from (${found}) found) ranked
  join app_user person on person.code = ranked.code
  where ranked.points >= ${least} or ranked.place <= ${LEADERS}
  order by ranked.place, ranked.code`;

/** Who leads a board, with everybody who has the points of a seat; hidden figures compete as well (R-LDB-06). */
export async function leadersOfBoard(db: Db, boardId: number, least: number): Promise<Scored[]> {
  const { rows } = await scored(
    sql`select associate_code as code, adjusted_current as points, facts from leaderboard_row
      where board_id = ${boardId} and adjusted_current > 0`,
    least,
  ).execute(db);
  return rows;
}

/** The same of a window that no board shows any more, counted on the spot. */
export async function leadersOfWindow(db: Db, windows: BoardWindows, rules: HawaiiRules): Promise<Scored[]> {
  const [least = 0] = rules.seats_from;
  const { rows } = await sql<Scored>`${slowStatement} ${scored(
    sql`select figures.code, adjusted_current as points, facts from (${hawaiiSelect(windows, rules)}) figures
      join app_user member on member.code = figures.code
      where adjusted_current > 0 and member.status in ('Active', 'Resignation Initiated')`,
    least,
  )}`.execute(db);
  return rows;
}

/** Whether anybody could have taken part by that day. */
export async function hadMembers(db: Db, day: string): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('code')
    .where('kind', '=', 'Associate')
    .where('join_date', '<=', day)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface Closing {
  readonly first_day: string;
  readonly last_day: string;
  readonly rules: HawaiiRules;
  readonly closed_at: Date;
  readonly closed_by: string;
}

/** A statement takes 65,535 parameters, and a place has ten. */
const PORTION = 1_000;

/** Closes the contest; false when somebody has in the meantime. */
export async function insertContest(
  db: Db,
  { rules, ...contest }: Closing,
  places: readonly Omit<Awaited<ReturnType<typeof closedPlaces>>[number], 'associate_name'>[],
): Promise<boolean> {
  const made = await db
    .insertInto('contest')
    .values({ ...contest, rules: JSON.stringify(rules) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('first_day')
    .executeTakeFirst();
  if (!made) return false;
  for (let at = 0; at < places.length; at += PORTION)
    await db
      .insertInto('contest_place')
      .values(places.slice(at, at + PORTION))
      .execute();
  return true;
}
