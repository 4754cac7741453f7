import { addDays, addMonths, formatDate, type PeriodStatus } from '@upline/domain';
import { type DayRange, type HawaiiRules, hawaiiStanding } from '@upline/domain/production';
import type { z } from 'zod';
import { setting } from '../../catalogue/plan-data.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, notFound } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { conditionFacts } from '../contest-boards.service.ts';
import { hawaiiWindow, inMonths, type LeaderboardRanking } from '../ranking.service.ts';
import { openMonth } from '../ranking.store.ts';
import { CLOSABLE, contestActions } from './contests.actions.ts';
import { CONTEST_MESSAGES } from './contests.messages.ts';
import type { contest, contestRow } from './contests.schemas.ts';
import * as store from './contests.store.ts';

export interface ContestWindow extends DayRange {
  readonly status: PeriodStatus;
  readonly is_over: boolean;
  readonly closed: store.ClosedContest | undefined;
}

type Reader = Pick<Context, 'db' | 'today'>;

/** The first window of these terms that begins after a day. */
async function windowAfter(db: Db, day: string): Promise<DayRange> {
  const terms = await setting(db, 'hawaii_window', addDays(day, 1));
  const inYear = `${day.slice(0, 4)}-${String(terms.from_month).padStart(2, '0')}-01`;
  const from = inYear > day ? inYear : addMonths(inYear, 12);
  return hawaiiWindow(terms, from).window;
}

/** What is won if the contest closed now, of those who lead. */
async function standings({ db, today }: Reader, rules: HawaiiRules, people: readonly store.Scored[]) {
  const factsOf = await conditionFacts(
    db,
    people.map(({ code }) => code),
    today,
  );
  return people.map(({ code, name, place, points, facts }) => {
    const { seats_by_points, seats, conditions } = hawaiiStanding({ ...facts, ...factsOf(code) }, rules);
    return { place, associate: { code, name }, points, seats_by_points, seats, ...conditions };
  });
}

const nameOf = ({ from, to }: DayRange) =>
  from.slice(0, 4) === to.slice(0, 4)
    ? `Hawaii ${from.slice(0, 4)}`
    : `Hawaii ${from.slice(0, 4)}–${to.slice(0, 4)}`;

/** The yearly contest by its windows: the next one, the one that runs, and those that are over (domain.md 5.5). */
export function contests(platform: Platform, ranking: LeaderboardRanking) {
  const { send } = messageSender(platform);

  /** The latest first. One that is over stays Open until it is closed. */
  async function windows({ db, today }: Reader): Promise<ContestWindow[]> {
    const closed = await store.closedContests(db);
    const { window } = hawaiiWindow(await setting(db, 'hawaii_window', today), today);
    const eve = addDays(window.from, -1);
    const before = hawaiiWindow(await setting(db, 'hawaii_window', eve), eve).window;
    const begun = [window, ...((await store.hadMembers(db, before.to)) ? [before] : [])].filter(
      ({ from }) => !closed.some(({ first_day }) => first_day === from),
    );
    const next = await windowAfter(db, window.to);
    return [
      { ...next, status: 'Draft' as const, is_over: false, closed: undefined },
      ...begun.map((each) => ({
        ...each,
        status: 'Open' as const,
        is_over: each.to < today,
        closed: undefined,
      })),
      ...closed.map((each) => ({
        from: each.first_day,
        to: each.last_day,
        status: 'Closed' as const,
        is_over: true,
        closed: each,
      })),
    ].toSorted((a, b) => (a.from < b.from ? 1 : -1));
  }

  async function find(context: Reader, from: string): Promise<ContestWindow> {
    const found = (await windows(context)).find((each) => each.from === from);
    if (!found) throw notFound();
    return found;
  }

  /** The rules of its last day; of one that runs those of today, of one to come those it begins with. */
  async function rulesOf({ db, today }: Reader, { from, to, closed }: ContestWindow): Promise<HawaiiRules> {
    if (closed) return closed.rules;
    const day = to < today ? to : from > today ? from : today;
    return setting(db, 'hawaii_rules', day);
  }

  /** Counted on the spot: the figures of a window that is over. */
  async function counted(context: Reader, window: DayRange, rules: HawaiiRules) {
    const { db } = context;
    const earlier = { from: addMonths(window.from, -12), to: addDays(window.from, -1) };
    const figures = {
      current: inMonths(window),
      previous: inMonths(earlier),
      openFrom: await openMonth(db),
    };
    return standings(context, rules, await store.leadersOfWindow(db, figures, rules));
  }

  async function placesOf(context: SignedInContext, window: ContestWindow, rules: HawaiiRules) {
    const { db, now } = context;
    if (window.status === 'Draft') return { as_of: null, places: [] };
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
    if (window.is_over) return { as_of: now, places: await counted(context, window, rules) };
    const key = { points_type: 'Hawaii', team_type: 'BaseShop', period: 'Year' } as const;
    const board = await ranking.current(context, key);
    const leaders = await store.leadersOfBoard(db, board.id, rules.seats_from[0] ?? 0);
    return { as_of: board.as_of, places: await standings(context, rules, leaders) };
  }

  const shown = ({ caller }: SignedInContext, window: ContestWindow) => ({
    from: window.from,
    to: window.to,
    status: window.status,
    is_over: window.is_over,
    closed_at: window.closed?.closed_at ?? null,
    actions: contestActions.of(caller, window),
  });

  const self = {
    async list(context: SignedInContext): Promise<{ rows: z.input<typeof contestRow>[] }> {
      const rows = await windows(context);
      return {
        rows: rows.map((window) => ({
          ...shown(context, window),
          winners: window.closed?.winners ?? null,
          seats: window.closed?.seats ?? null,
        })),
      };
    },

    async get(context: SignedInContext, from: string): Promise<z.input<typeof contest>> {
      const window = await find(context, from);
      const rules = await rulesOf(context, window);
      const { closed } = window;
      return {
        ...shown(context, window),
        closed_by: closed ? { code: closed.closed_by, name: closed.closer_name } : null,
        rules: { ...rules, seats_from: [...rules.seats_from] },
        ...(await placesOf(context, window, rules)),
      };
    },

    /** Holds on to who has won, by the conditions of this day, and tells them and their RMDs (domain.md 8.1). */
    async close(context: SignedInContext, from: string): Promise<z.input<typeof contest>> {
      const { db, now, caller } = context;
      const window = await find(context, from);
      demand(CLOSABLE, window, caller);
      const rules = await rulesOf(context, window);
      const reached = (await counted(context, window, rules)).filter(
        ({ seats_by_points }) => seats_by_points > 0,
      );
      const isClosed = await store.insertContest(
        db,
        { first_day: from, last_day: window.to, rules, closed_at: now, closed_by: caller.code },
        reached.map(({ associate, ...place }) => ({
          ...place,
          first_day: from,
          associate_code: associate.code,
        })),
      );
      if (!isClosed) throw conflict('contest-closed', 'This contest is closed');
      const winners = reached.filter(({ seats }) => seats > 0);
      const name = nameOf(window);
      platform.audit.record(context, {
        action: 'close',
        entity: 'contest',
        entityId: from,
        entityLabel: name,
        changes: [
          { field: 'Status', old: 'Open', new: 'Closed' },
          {
            field: 'Seats',
            old: null,
            new:
              winners
                .map(({ associate, seats }) => `${associate.name} (${associate.code}): ${seats}`)
                .join(', ') || 'None',
          },
        ],
      });
      await tellWinners(context, window, winners);
      return self.get(context, from);
    },
  };

  async function tellWinners(
    context: Context,
    window: ContestWindow,
    winners: readonly { readonly associate: { readonly code: string }; readonly seats: number }[],
  ): Promise<void> {
    if (winners.length === 0) return;
    const name = nameOf(window);
    const people = await store.rmdsOf(
      context.db,
      winners.map(({ associate }) => associate.code),
    );
    for (const person of people) {
      const seats = winners.find(({ associate }) => associate.code === person.code)?.seats ?? 0;
      const values = {
        seats: `${seats} ${seats === 1 ? 'seat' : 'seats'}`,
        contest: name,
        end: formatDate(window.to),
      };
      const page = {
        link: '/dashboard/leaderboard/hawaii',
        about: `contest:${window.from}:${person.code}`,
      };
      await send(context, CONTEST_MESSAGES['contest-seat'], { ...page, to: person.code, values });
      await send(context, CONTEST_MESSAGES['contest-seat-rmd'], {
        ...page,
        to: [person.upline_rmd_code],
        values: { ...values, name: person.name },
      });
    }
  }

  return self;
}
