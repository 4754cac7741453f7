import type { PointsType, TeamType } from '@upline/domain';
import type { BoardPeriod, HawaiiRules } from '@upline/domain/production';
import { sql } from 'kysely';
import { placingsOf } from '../network/changes/guard.store.ts';
import { figuresSelect } from '../network/sums/figures.store.ts';
import type { Db } from '../platform/database/database.ts';
import { slowStatement } from '../platform/database/statement-names.ts';
import {
  type BoardWindows,
  builderBonusSelect,
  builderSelect,
  type ContestBoard,
  hawaiiSelect,
} from './contest-figures.store.ts';

declare module '../platform/database/tables.ts' {
  interface ColumnTypes {
    'leaderboard_row.facts': object;
  }
}

/** One board: whose points of which kind over which period. */
export interface BoardKey {
  readonly points_type: PointsType | ContestBoard;
  readonly team_type: TeamType;
  readonly period: BoardPeriod;
}

export interface Board extends BoardKey {
  readonly id: number;
  readonly as_of: Date | null;
  readonly on_date: string | null;
}

/** A board that has been ranked once at least, so that there are rows to serve. */
export interface RankedBoard extends Board {
  readonly as_of: Date;
}

const SENIOR_TEAMS: readonly TeamType[] = ['RmdBaseShop', 'RmdSuperBase', 'RmdSuperTeam'];

/** The board, noted as looked at; it exists from then on. Waits for nobody who ranks it. */
export async function askFor(
  db: Db,
  { points_type, team_type, period }: BoardKey,
  now: Date,
): Promise<Board> {
  const found = db
    .selectFrom('leaderboard_board')
    .selectAll()
    .where('points_type', '=', points_type)
    .where('team_type', '=', team_type)
    .where('period', '=', period);
  const board = await found.executeTakeFirst();
  if (!board) {
    await db
      .insertInto('leaderboard_board')
      .values({ points_type, team_type, period, as_of: null, on_date: null, asked_at: now })
      .onConflict((conflict) => conflict.columns(['points_type', 'team_type', 'period']).doNothing())
      .execute();
    return found.executeTakeFirstOrThrow();
  }
  // Once a minute is often enough to know that somebody looks.
  if (now.getTime() - board.asked_at.getTime() >= 60_000)
    await db
      .updateTable('leaderboard_board')
      .set({ asked_at: now })
      .where('id', 'in', free(db, board.id).select('id'))
      .execute();
  return board;
}

/** Boards that somebody looked at since `since` and that were ranked before `before`. */
export async function boardsToRank(db: Db, since: Date, before: Date): Promise<Board[]> {
  return db
    .selectFrom('leaderboard_board')
    .selectAll()
    .where('asked_at', '>=', since)
    .where((where) => where.or([where('as_of', 'is', null), where('as_of', '<', before)]))
    .orderBy('id')
    .execute();
}

const free = (db: Db, id: number) =>
  db.selectFrom('leaderboard_board').where('id', '=', id).forUpdate().skipLocked();

/** The board, locked so that no other process ranks it; undefined while another one does. */
export async function takeBoard(db: Db, id: number): Promise<Board | undefined> {
  return free(db, id).selectAll().executeTakeFirst();
}

/** Like `takeBoard`, but waits a second for the process that ranks it, and fails as unavailable after that (R-23). */
export async function awaitBoard(db: Db, id: number): Promise<Board> {
  await sql`select set_config('lock_timeout', '1s', true)`.execute(db);
  return db
    .selectFrom('leaderboard_board')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Code, figures and, of contests, the facts behind them. */
function scoresOf({ points_type, team_type }: Board, windows: BoardWindows, rules: HawaiiRules) {
  switch (points_type) {
    case 'Builder':
      return builderSelect(windows);
    case 'Hawaii':
      return hawaiiSelect(windows, rules);
    case 'Builder Bonus':
      return builderBonusSelect(windows);
    default:
      return sql`select points.*, null::jsonb as facts
        from (${figuresSelect({ ...windows, pointsType: points_type, teamType: team_type })}) points`;
  }
}

/**
 * Ranks the board (R-LDB-01 to R-LDB-03, R-LDB-07). People who hide their figures are ranked as well and left out when
 * the board is read (R-LDB-06). The caller holds the board and, if it covers everybody, has allowed slow statements.
 */
export async function rankBoard(
  db: Db,
  board: Board,
  windows: BoardWindows,
  rules: HawaiiRules,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<void> {
  const figures = scoresOf(board, windows, rules);
  // Read first: a move after it makes the places written down count for nothing, which is always safe.
  const placings = await placingsOf(db);
  await sql`${slowStatement} delete from leaderboard_row where board_id = ${board.id}`.execute(db);
  await sql`${slowStatement}
    insert into leaderboard_row (board_id, associate_code, rank, previous_rank, position, adjusted_current, adjusted_previous, total_current,
      total_previous, facts, path, gen_in_force)
    select ${board.id}, found.code, rank() over numbers,
      case when adjusted_previous <> 0 or total_previous <> 0 then rank() over before end, row_number() over named, adjusted_current, adjusted_previous,
      total_current, total_previous, facts, person.path, person.gen_in_force
    from (${figures}) found join app_user person on person.code = found.code
    where person.status in ('Active', 'Resignation Initiated')
      and (adjusted_current <> 0 or adjusted_previous <> 0 or total_current <> 0 or total_previous <> 0)
      and ${SENIOR_TEAMS.includes(board.team_type) ? sql`person.is_senior_level` : sql`true`}
    window before as (order by (adjusted_previous <> 0 or total_previous <> 0) desc, adjusted_previous desc,
        total_previous desc),
      numbers as (order by adjusted_current desc, total_current desc, adjusted_previous desc),
      named as (order by adjusted_current desc, total_current desc, adjusted_previous desc,
        substr(person.name_key, length(person.first_name) + 2), person.name_key, person.code)`.execute(db);
  await db
    .updateTable('leaderboard_board')
    .set({ as_of: now, on_date: today, placings })
    .where('id', '=', board.id)
    .execute();
}

/** First day of the open month of the network; of all months while none is closed. */
export async function openMonth(db: Db): Promise<string> {
  const { open_from } = await db.selectFrom('network_guard').select('open_from').executeTakeFirstOrThrow();
  return open_from ?? '1900-01-01';
}
