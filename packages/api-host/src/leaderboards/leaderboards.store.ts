import type { LevelCode } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { placingsOf } from '../network/changes/guard.store.ts';
import type { NetworkNode } from '../network/nodes.store.ts';
import { headCounts } from '../network/sums/production.store.ts';
import { superTeamWith } from '../network/team/team-predicate.ts';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { readAsJson } from '../platform/database/read-as-json.ts';
import { matchesWords } from '../platform/list/search-words.ts';

/** A row of a board with what is shown of the person. */
export interface RankedRow {
  readonly rank: number;
  readonly previous_rank: number | null;
  readonly path: string;
  readonly code: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly has_photo: boolean;
  readonly is_senior_level: boolean;
  readonly city: string | null;
  readonly state: string | null;
  readonly level_code: LevelCode;
  readonly level_name: string;
  readonly upline_rmd_code: string | null;
  readonly upline_rmd_name: string | null;
  readonly adjusted_current: number;
  readonly adjusted_previous: number;
  readonly total_current: number;
  readonly total_previous: number;
  /** Of contests: what the score is made of. */
  readonly facts: unknown;
}

interface RowsAsked {
  /** Whose own row is seen though it is hidden; null for who is no associate. */
  readonly viewer: string | null;
  /** The members of this anchor's RmdSuperTeam and the anchor, ranked among themselves; null: the whole company. */
  readonly anchor: NetworkNode | null;
  readonly words: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** R-LDB-06, and who has left since the board was ranked (R-LDB-03). */
const isShownTo = (viewer: string | null) => sql<SqlBool>`person.status in ('Active', 'Resignation Initiated')
  and (person.code = ${viewer} or not exists (
    select from leaderboard_preference preference
    where preference.associate_code = person.code and preference.hides_figures))`;

type Condition = RawBuilder<SqlBool>;

/**
 * Whether the row of a board called `alias` belongs to the anchor's team or to the anchor. As long as nobody has moved
 * since the board was ranked, its own copy of the places decides, so that one index answers; after a move, the people's
 * present places do.
 */
async function teamOf(db: Db, boardId: number, anchor: NetworkNode): Promise<(alias: string) => Condition> {
  const board = await db
    .selectFrom('leaderboard_board')
    .select('placings')
    .where('id', '=', boardId)
    .executeTakeFirst();
  if (board && board.placings === (await placingsOf(db))) return (alias) => superTeamWith(anchor, alias);
  return (alias) =>
    sql<SqlBool>`exists (select from app_user one where one.code = ${sql.ref(`${alias}.associate_code`)} and ${superTeamWith(anchor, 'one')})`;
}

const matches = (words: readonly string[]): RawBuilder<SqlBool> =>
  words.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${matchesWords('person.name_key', words)} or person.code like ${`${words[0]?.toUpperCase()}%`})`;

const shown = (ranked: RawBuilder<unknown>) => sql<RankedRow>`
  select ranked.rank::integer as rank, ranked.previous_rank, person.path, person.code, person.first_name,
    person.last_name, person.has_photo,
    person.is_senior_level, associate.city, associate.state, person.level_code, level.name as level_name,
    person.upline_rmd_code, ${fullName('rmd')} as upline_rmd_name, ranked.adjusted_current,
    ranked.adjusted_previous, ranked.total_current, ranked.total_previous, ranked.facts
  from (${ranked}) ranked
  join app_user person on person.code = ranked.associate_code
  join associate on associate.code = person.code
  join level on level.code = person.level_code
  left join app_user rmd on rmd.code = person.upline_rmd_code
  order by ranked.position`;

const COLUMNS = sql`row.associate_code, row.position, row.adjusted_current, row.adjusted_previous, row.total_current,
  row.total_previous, row.facts`;

/** Ranks of the period before are counted over the whole team: for larger ones that takes longer than the page. */
const MOST_COUNTED = 10_000;

/** Whether the rows of a team say which rank each member had in the period before. */
async function countsBefore(db: Db, anchor: NetworkNode): Promise<boolean> {
  const heads = await headCounts(db, anchor);
  return heads.reduce((sum, { counts }) => sum + counts.RmdSuperTeam, 0) <= MOST_COUNTED;
}

/** A page of a board in its order. */
export async function pageOf(
  db: Db,
  boardId: number,
  { viewer, anchor, words, limit, offset }: RowsAsked,
): Promise<RankedRow[]> {
  if (anchor === null) {
    const { rows: found } = await shown(sql`
      select row.rank, row.previous_rank, ${COLUMNS}
      from leaderboard_row row join app_user person on person.code = row.associate_code
      where row.board_id = ${boardId} and ${isShownTo(viewer)} and ${matches(words)}
      order by row.position limit ${limit} offset ${offset}`).execute(db);
    return found;
  }
  // A rank depends on the rows before alone: the first rows of the team are enough to rank them. That of the period before
  // has another order, and takes the whole team.
  const inTeam = await teamOf(db, boardId, anchor);
  const isCounted = await countsBefore(db, anchor);
  const first = words.length === 0 ? sql`order by row.position limit ${offset + limit + HIDDEN}` : sql``;
  const { rows: found } = await shown(sql`
    select member.* from (
      select rank() over (order by row.rank) as rank, before.previous_rank, ${COLUMNS} from (
        select row.associate_code from leaderboard_row row
        where row.board_id = ${boardId} and ${inTeam('row')} ${first}
      ) found join leaderboard_row row on row.board_id = ${boardId} and row.associate_code = found.associate_code
      left join (
        select row.associate_code, rank() over (order by row.previous_rank)::integer as previous_rank
        from leaderboard_row row where row.board_id = ${boardId} and row.previous_rank is not null and ${inTeam('row')} and ${isCounted}
      ) before on before.associate_code = row.associate_code
    ) member join app_user person on person.code = member.associate_code
    where ${isShownTo(viewer)} and ${matches(words)}
    order by member.position limit ${limit} offset ${offset}`).execute(db);
  return found;
}

/** The rows of these people in the order of the board, without those who hide theirs from the viewer. */
export const rowsOfPeople = (
  db: Db,
  boardId: number,
  viewer: string | null,
  codes: readonly string[],
): Promise<RankedRow[]> =>
  readAsJson(
    db,
    shown(sql`
      select row.rank, row.previous_rank, ${COLUMNS}
      from leaderboard_row row join app_user person on person.code = row.associate_code
      where row.board_id = ${boardId} and row.associate_code = any(${codes}) and ${isShownTo(viewer)}`),
  );

/** So many people before a page may hide their rows without shortening it. */
const HIDDEN = 200;

/** The associate's ranks in the team; undefined when not in it or not on the board. */
async function ranksInTeam(db: Db, boardId: number, code: string, anchor: NetworkNode) {
  const inTeam = await teamOf(db, boardId, anchor);
  const rows = db
    .selectFrom('leaderboard_row as row')
    .where('row.board_id', '=', boardId)
    .where(inTeam('row'));
  const own = await rows
    .select(['row.rank', 'row.previous_rank'])
    .where('row.associate_code', '=', code)
    .executeTakeFirst();
  if (!own) return undefined;
  // Those of a better rank are those of a position below the rank, which is their number plus one.
  const counted = rows.select(sql<number>`count(*)::integer`.as('ahead'));
  const { ahead } = await counted.where('row.position', '<', own.rank).executeTakeFirstOrThrow();
  const before =
    own.previous_rank === null || !(await countsBefore(db, anchor))
      ? null
      : (await counted.where('row.previous_rank', '<', own.previous_rank).executeTakeFirstOrThrow()).ahead +
        1;
  return { rank: sql`${ahead + 1}::integer`, before: sql`${before}::integer` };
}

/** The associate's own row, whatever the preference; undefined when not on the board. */
export async function ownRow(
  db: Db,
  boardId: number,
  code: string,
  anchor: NetworkNode | null,
): Promise<RankedRow | undefined> {
  const ranks =
    anchor === null
      ? { rank: sql`row.rank`, before: sql`row.previous_rank` }
      : await ranksInTeam(db, boardId, code, anchor);
  if (ranks === undefined) return undefined;
  const { rows } = await shown(sql`
    select ${ranks.rank} as rank, ${ranks.before} as previous_rank, ${COLUMNS} from leaderboard_row row
    where row.board_id = ${boardId} and row.associate_code = ${code}`).execute(db);
  return rows[0];
}

export async function hidesFigures(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('leaderboard_preference')
    .select('hides_figures')
    .where('associate_code', '=', code)
    .executeTakeFirst();
  return row?.hides_figures ?? false;
}

/** Sets the preference of R-LDB-06. */
export async function setHidesFigures(db: Db, code: string, hides: boolean, now: Date): Promise<void> {
  await db
    .insertInto('leaderboard_preference')
    .values({
      associate_code: code,
      hides_figures: hides,
      created_at: now,
      created_by: code,
      updated_at: now,
      updated_by: code,
    })
    .onConflict((conflict) =>
      conflict.column('associate_code').doUpdateSet({
        hides_figures: hides,
        updated_at: now,
        updated_by: code,
        version: sql`leaderboard_preference.version + 1`,
      }),
    )
    .execute();
}
