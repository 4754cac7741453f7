import { addDays, formatDate, formatNumber } from '@upline/domain';
import { contestName, NEAR_DAYS, nearFrom } from '@upline/domain/production';
import { foldNetwork } from '../../network/sums/fold.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import { sendWithRmds } from '../../notifications/send-with-rmds.ts';
import { allowSlowStatements } from '../../platform/database/statement-names.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LeaderboardRanking } from '../ranking.service.ts';
import { countWindow, HAWAII_BOARD, rulesOf, standings } from './contest-counting.ts';
import { contestWindows } from './contest-windows.ts';
import { CONTEST_MESSAGES, CONTEST_OFFICE_MESSAGES } from './contests.messages.ts';
import * as store from './contests.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'close-contest': { first_day: string; closer: string };
    'tell-near-seats': Record<string, never>;
  }
}

const ATTEMPTS = 3;
const BOARD = '/dashboard/leaderboard/hawaii';

const seatsInWords = (seats: number) => `${seats} ${seats === 1 ? 'seat' : 'seats'}`;

/** What closing a contest counts, holds on to and brings about (domain.md 5.5, 8.1). */
export function defineContestTasks(platform: Platform, ranking: LeaderboardRanking): void {
  const { jobs, audit } = platform;
  const { send } = messageSender(platform);

  const pageOf = (from: string) => `/programs/contests/${from}`;

  // Tried again while a board that nobody has looked at for long is ranked.
  jobs.define('tell-near-seats', {
    transaction: 'manual',
    async run(context, _, finish) {
      const { db, today } = context;
      const window = (await contestWindows(context)).find(
        ({ to, closed }) => to === addDays(today, NEAR_DAYS) && !closed,
      );
      if (!window) return;
      const rules = await rulesOf(context, window);
      const board = await ranking.current(context, HAWAII_BOARD);
      const [first = 0] = rules.seats_from;
      const leaders = await store.leadersOfBoard(db, board.id, nearFrom(first));
      const notices = (await standings(context, rules, leaders)).flatMap(
        ({ associate: { code }, points, seats_by_points, is_active }) => {
          const needed = rules.seats_from[seats_by_points];
          if (!is_active || needed === undefined || points < nearFrom(needed)) return [];
          const values = {
            contest: contestName(window),
            points: formatNumber(points),
            needed: formatNumber(needed),
            end: formatDate(window.to),
          };
          return [{ to: code, values, link: BOARD, about: `contest-near:${window.from}` }];
        },
      );
      await finish((inside) =>
        sendWithRmds(
          platform,
          inside,
          { own: CONTEST_MESSAGES['contest-seat-near'], rmd: CONTEST_MESSAGES['contest-seat-near-rmd'] },
          notices,
        ),
      );
    },
  });
  jobs.schedule('tell-near-seats', { dailyAt: '07:10' }, 'tell-near-seats', {});

  /** Holds on to who has won, by the conditions of this day; a job notifies them and their RMDs. */
  async function close(context: Context, first_day: string, closer: string): Promise<void> {
    const { db, now } = context;
    await allowSlowStatements(db);
    const window = (await contestWindows(context)).find(({ from }) => from === first_day);
    if (window?.status !== 'Open') return;
    const rules = await rulesOf(context, window);
    const reached = (await countWindow(context, window, rules)).filter(
      ({ seats_by_points }) => seats_by_points > 0,
    );
    const isClosed = await store.insertContest(
      db,
      { first_day, last_day: window.to, rules, closed_at: now, closed_by: closer },
      reached.map(({ associate, ...place }) => ({ ...place, first_day, associate_code: associate.code })),
    );
    if (!isClosed) return;
    const winners = reached.filter(({ seats }) => seats > 0);
    const name = contestName(window);
    audit.record(context, {
      action: 'close',
      entity: 'contest',
      entityId: first_day,
      entityLabel: name,
      actor: { code: closer, kind: 'Admin' },
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
    await sendWithRmds(
      platform,
      context,
      { own: CONTEST_MESSAGES['contest-seat'], rmd: CONTEST_MESSAGES['contest-seat-rmd'] },
      winners.map(({ associate: { code }, seats }) => ({
        to: code,
        values: { seats: seatsInWords(seats), contest: name, end: formatDate(window.to) },
        link: BOARD,
        about: `contest:${first_day}`,
      })),
    );
    await send(context, CONTEST_OFFICE_MESSAGES['contest-closed'], {
      to: closer,
      link: pageOf(first_day),
      values: { contest: name, seats: seatsInWords(winners.reduce((sum, { seats }) => sum + seats, 0)) },
    });
  }

  jobs.define('close-contest', {
    transaction: 'manual',
    attempts: ATTEMPTS,
    async run({ db }, { first_day, closer }, finish) {
      // What waits to be folded belongs to the result; the guards of folding are held in transactions of its own.
      await foldNetwork(db);
      await finish((inside) => close(inside, first_day, closer));
    },
    async onFailed(context, { first_day, closer }) {
      const window = (await contestWindows(context)).find(({ from }) => from === first_day);
      if (window?.status === 'Open')
        await send(context, CONTEST_OFFICE_MESSAGES['contest-not-closed'], {
          to: closer,
          link: pageOf(first_day),
          values: { contest: contestName(window) },
        });
    },
  });
}
