import { firstOfMonth } from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import { foldNetwork } from '../network/fold.store.ts';
import type { Context } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import type { FiguresAsked } from './figures.store.ts';
import {
  askFor,
  type Board,
  type BoardKey,
  boardsToRank,
  lockBoard,
  openMonth,
  rankBoard,
} from './ranking.store.ts';

declare module '../platform/jobs.ts' {
  interface Tasks {
    'leaderboards.rank': Record<string, never>;
  }
}

type Services = Pick<Platform, 'db' | 'transaction'>;

const MINUTE = 60_000;
/** Figures may be so old (R-LDB-04), and are renewed by the job from this age on. */
const STALE = 5 * MINUTE;
const RENEW = 3 * MINUTE;
/** At most once in so long, whoever asks (R-LDB-04). */
const REFRESH = MINUTE;
/** Boards are kept fresh as long as somebody looked at them so lately. */
const WATCHED = 60 * MINUTE;

/** The days a board counts, as months where they are whole ones (5.4). */
export function windowsOf(
  { period }: Pick<BoardKey, 'period'>,
  today: string,
): Pick<FiguresAsked, 'current' | 'previous' | 'byDay'> {
  const { current, previous } = periodOf(period, today);
  if (period === 'Week') return { current, previous, byDay: true };
  const months = ({ from, to }: { from: string; to: string }) => ({
    from: firstOfMonth(from),
    to: firstOfMonth(to),
  });
  return { current: months(current), previous: months(previous) };
}

const isOlder = ({ as_of, on_date }: Board, age: number, { now, today }: Pick<Context, 'now' | 'today'>) =>
  as_of === null || on_date !== today || now.getTime() - as_of.getTime() >= age;

/** Keeps boards ranked: by the job while they are looked at, else when they are asked for. */
export function leaderboardRanking({ db: pool, transaction }: Services) {
  async function rank(context: Context, { id }: Board, age: number): Promise<Board> {
    // What waits to be folded belongs to the board; the guards of folding are held in transactions of its own.
    await foldNetwork(pool);
    return transaction({ ...context, db: pool }, async (inside) => {
      const board = (await lockBoard(inside.db, id)) as Board;
      // Somebody else has ranked it while this one waited.
      if (!isOlder(board, age, context)) return board;
      const windows = { ...windowsOf(board, context.today), openFrom: await openMonth(inside.db) };
      await rankBoard(inside.db, board, windows, context);
      return { ...board, as_of: context.now, on_date: context.today };
    });
  }

  return {
    /** The board, at most five minutes old. To be called outside a transaction. */
    async current(context: Context, key: BoardKey): Promise<Board> {
      const board = await askFor(pool, key, context.now);
      return isOlder(board, STALE, context) ? rank(context, board, STALE) : board;
    },

    /** The board ranked anew, unless that was done within the last minute. */
    async refresh(context: Context, key: BoardKey): Promise<Board> {
      const board = await askFor(pool, key, context.now);
      return isOlder(board, REFRESH, context) ? rank(context, board, REFRESH) : board;
    },

    /** Renews the boards that are looked at. */
    async renew(context: Context): Promise<void> {
      const at = (age: number) => new Date(context.now.getTime() - age);
      for (const board of await boardsToRank(context.db, at(WATCHED), at(RENEW)))
        await rank(context, board, RENEW);
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
