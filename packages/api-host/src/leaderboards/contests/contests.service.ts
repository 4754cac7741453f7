import type { HawaiiRules } from '@upline/domain/production';
import type { z } from 'zod';
import { isUnavailable } from '../../platform/database/database-errors.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LeaderboardRanking } from '../ranking.service.ts';
import { countWindow, HAWAII_BOARD, rulesOf, standings } from './contest-counting.ts';
import { type ContestWindow, contestWindows } from './contest-windows.ts';
import { CLOSABLE, contestActions } from './contests.actions.ts';
import type { contest, contestRow } from './contests.schemas.ts';
import * as store from './contests.store.ts';
import { defineContestTasks } from './contests.tasks.ts';

type Reader = Pick<Context, 'db' | 'today'>;
type Answer = z.input<typeof contest>;
type Places = Pick<Answer, 'as_of' | 'places'>;

/** Nothing is counted yet. */
const UNCOUNTED: Places = { as_of: null, places: [] };

/** The yearly contest by its windows: the next one, the one that runs, and those that are over (domain.md 5.5). */
export function contests(platform: Platform, ranking: LeaderboardRanking) {
  defineContestTasks(platform, ranking);

  async function find(context: Reader, from: string): Promise<ContestWindow> {
    const found = (await contestWindows(context)).find((each) => each.from === from);
    if (!found) throw notFound();
    return found;
  }

  /** Counted on the spot; of a company too large for that nothing is known before the contest is closed. */
  async function counted(
    context: SignedInContext,
    window: ContestWindow,
    rules: HawaiiRules,
  ): Promise<Places> {
    try {
      return { as_of: context.now, places: await countWindow(context, window, rules) };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      context.log.warn({ err: error, contest: window.from }, 'contest shown without its standings');
      return UNCOUNTED;
    }
  }

  async function placesOf(
    context: SignedInContext,
    window: ContestWindow,
    rules: HawaiiRules,
  ): Promise<Places> {
    const { db } = context;
    if (window.status === 'Draft' || window.is_closing) return UNCOUNTED;
    if (window.closed) {
      const places = await store.closedPlaces(db, window.from);
      return {
        as_of: window.closed.closed_at,
        places: places.map(({ first_day: _day, associate_code, associate_name, ...place }) => ({
          ...place,
          associate: { code: associate_code, name: associate_name },
        })),
      };
    }
    if (window.is_over) return counted(context, window, rules);
    const board = await ranking.current(context, HAWAII_BOARD);
    const leaders = await store.leadersOfBoard(db, board.id, rules.seats_from[0] ?? 0);
    return { as_of: board.as_of, places: await standings(context, rules, leaders) };
  }

  const shown = ({ caller }: SignedInContext, window: ContestWindow) => ({
    from: window.from,
    to: window.to,
    status: window.status,
    is_over: window.is_over,
    is_closing: window.is_closing,
    closed_at: window.closed?.closed_at ?? null,
    actions: contestActions.of(caller, window),
  });

  async function answer(
    context: SignedInContext,
    window: ContestWindow,
    placesBy: (rules: HawaiiRules) => Promise<Places>,
  ): Promise<Answer> {
    const rules = await rulesOf(context, window);
    const { closed } = window;
    return {
      ...shown(context, window),
      closed_by: closed ? { code: closed.closed_by, name: closed.closer_name } : null,
      rules: { ...rules, seats_from: [...rules.seats_from] },
      ...(await placesBy(rules)),
    };
  }

  return {
    async list(context: SignedInContext): Promise<{ rows: z.input<typeof contestRow>[] }> {
      const rows = await contestWindows(context);
      return {
        rows: rows.map((window) => ({
          ...shown(context, window),
          winners: window.closed?.winners ?? null,
          seats: window.closed?.seats ?? null,
        })),
      };
    },

    async get(context: SignedInContext, from: string): Promise<Answer> {
      const window = await find(context, from);
      return answer(context, window, (rules) => placesOf(context, window, rules));
    },

    /** Asks for Open → Closed; a job counts and closes. 409 for a contest that is closed or being closed already. */
    async close(context: SignedInContext, from: string): Promise<Answer> {
      const { db, caller } = context;
      demand(CLOSABLE, await find(context, from), caller);
      await platform.jobs.add(db, 'close-contest', { first_day: from, closer: caller.code }, { key: from });
      return answer(context, await find(context, from), async () => UNCOUNTED);
    },
  };
}
