import { addDays, addMonths, firstOfMonth } from '@upline/domain';
import { type BoardPeriod, contestPeriod, type DayRange, periodOf } from '@upline/domain/production';
import { setting } from '../catalogue/plan-data.store.ts';
import type { SettingValue } from '../catalogue/settings.ts';
import { foldNetwork } from '../network/sums/fold.store.ts';
import { isUnavailable } from '../platform/database/database-errors.ts';
import { allowSlowStatements } from '../platform/database/statement-names.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import type { BoardWindows } from './contest-figures.store.ts';
import {
  askFor,
  awaitBoard,
  type Board,
  type BoardKey,
  boardsToRank,
  openMonth,
  type RankedBoard,
  rankBoard,
  takeBoard,
} from './ranking.store.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'leaderboards.rank': Record<string, never>;
  }
}

type Services = Pick<Platform, 'db' | 'transaction'>;

const MINUTE = 60_000;
/** Figures may be so old (R-LDB-04), and are renewed by the job from this age on. */
const STALE = 5 * MINUTE;
const RENEW = 3 * MINUTE;
/** At most once in this time, for all callers together (R-LDB-04). */
const REFRESH = MINUTE;
/** Boards are kept fresh as long as somebody looked at them so lately. */
const WATCHED = 60 * MINUTE;

type Windows = Pick<BoardWindows, 'current' | 'previous' | 'byDay'>;

/** The months of whole months of days, by their first days. */
export const inMonths = ({ from, to }: DayRange) => ({ from: firstOfMonth(from), to: firstOfMonth(to) });

/** The contest's window that has begun last, and the same a year before (5.5). */
export function hawaiiWindow(
  { from_month, months }: SettingValue<'hawaii_window'>,
  today: string,
): { readonly window: DayRange; readonly previous: DayRange } {
  const thisYear = `${today.slice(0, 4)}-${String(from_month).padStart(2, '0')}-01`;
  const from = thisYear <= today ? thisYear : addMonths(thisYear, -12);
  const lasting = (first: string) => ({ from: first, to: addDays(addMonths(first, months), -1) });
  return { window: lasting(from), previous: lasting(addMonths(from, -12)) };
}

/** The days a board compares: the period to date, and the whole one before (5.4). */
export async function daysOf(
  db: Context['db'],
  { points_type, period }: { readonly points_type: string; readonly period: BoardPeriod },
  today: string,
): Promise<Record<'current' | 'previous', DayRange>> {
  if (points_type !== 'Hawaii' && period !== 'Contest') return periodOf(period, today);
  const { window, previous } = hawaiiWindow(await setting(db, 'hawaii_window', today), today);
  return { current: contestPeriod(window, previous, today).current, previous };
}

const isOlder = ({ as_of, on_date }: Board, age: number, { now, today }: Pick<Context, 'now' | 'today'>) =>
  as_of === null || on_date !== today || now.getTime() - as_of.getTime() >= age;

async function countedBy({ db, today }: Pick<Context, 'db' | 'today'>, board: BoardKey): Promise<Windows> {
  const { current, previous } = await daysOf(db, board, today);
  if (board.period === 'Week') return { current, previous, byDay: true };
  // Every other period is made of whole months.
  return { current: inMonths(current), previous: inMonths(previous) };
}

const isRanked = (board: Board): board is RankedBoard => board.as_of !== null;

/** Keeps boards ranked: a job ranks those that are being looked at, a request ranks the others. */
export function leaderboardRanking({ db: pool, transaction }: Services) {
  /**
   * Ranks the board that `take` holds, unless it has been ranked in the meantime; undefined while another process ranks
   * it.
   */
  async function rank<B extends Board | undefined>(
    context: Context,
    age: number,
    take: (inside: Context) => Promise<B>,
  ): Promise<B | RankedBoard> {
    // What waits to be folded belongs to the board; the guards of folding are held in transactions of its own.
    await foldNetwork(pool);
    return transaction({ ...context, db: pool }, async (inside) => {
      const board = await take(inside);
      if (!board || !isOlder(board, age, context)) return board;
      const windows = { ...(await countedBy(inside, board)), openFrom: await openMonth(inside.db) };
      const rules = await setting(inside.db, 'hawaii_rules', context.today);
      await rankBoard(inside.db, board, windows, rules, context);
      return { ...board, as_of: context.now, on_date: context.today };
    });
  }

  /**
   * The board for somebody who waits. While another ranks it, or where that takes longer than a request may (the job then
   * does it within a minute), the rows that are there are served as they are. Fails as unavailable without any.
   */
  async function ranked(context: Context, key: BoardKey, age: number): Promise<RankedBoard> {
    const board = await askFor(pool, key, context.now);
    if (!isRanked(board))
      return (await rank(context, age, ({ db }) => awaitBoard(db, board.id))) as RankedBoard;
    if (!isOlder(board, age, context)) return board;
    try {
      const renewed = await rank(context, age, ({ db }) => takeBoard(db, board.id));
      return (renewed as RankedBoard | undefined) ?? board;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      context.log.warn({ err: error, board: board.id }, 'board served as last ranked');
      return board;
    }
  }

  return {
    /** The board, at most five minutes old where ranking it takes no longer than a request may. To be called outside a transaction. */
    current: (context: Context, key: BoardKey) => ranked(context, key, STALE),

    /** Ranks the board, unless that was done within the last minute. */
    refresh: (context: Context, key: BoardKey) => ranked(context, key, REFRESH),

    /** Renews the boards that are looked at. */
    async renew(context: Context): Promise<void> {
      const at = (age: number) => new Date(context.now.getTime() - age);
      for (const board of await boardsToRank(context.db, at(WATCHED), at(RENEW)))
        await rank(context, RENEW, async ({ db }) => {
          await allowSlowStatements(db);
          return takeBoard(db, board.id);
        });
    },
  };
}

export type LeaderboardRanking = ReturnType<typeof leaderboardRanking>;

/** The job behind `leaderboardRanking().renew`. */
export function defineRankingJob({ jobs }: Pick<Platform, 'jobs'>, ranking: LeaderboardRanking): void {
  jobs.define('leaderboards.rank', {
    transaction: 'manual',
    run: (context) => ranking.renew(context),
  });
  jobs.schedule('leaderboards.rank', { minutes: 1 }, 'leaderboards.rank', {});
}
