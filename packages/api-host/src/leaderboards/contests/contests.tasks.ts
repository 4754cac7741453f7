import { formatDate } from '@upline/domain';
import { contestName } from '@upline/domain/production';
import { foldNetwork } from '../../network/sums/fold.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import { allowSlowStatements } from '../../platform/database/statement-names.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { countWindow, rulesOf } from './contest-counting.ts';
import { type ContestWindow, contestWindows } from './contest-windows.ts';
import { CONTEST_MESSAGES, CONTEST_OFFICE_MESSAGES } from './contests.messages.ts';
import * as store from './contests.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'close-contest': { first_day: string; closer: string };
  }
}

const ATTEMPTS = 3;

interface Winner {
  readonly associate: { readonly code: string; readonly name: string };
  readonly seats: number;
}

const seatsInWords = (seats: number) => `${seats} ${seats === 1 ? 'seat' : 'seats'}`;

/** What closing a contest counts, holds on to and brings about (domain.md 5.5, 8.1). */
export function defineContestTasks(platform: Platform): void {
  const { jobs, audit } = platform;
  const { send } = messageSender(platform);

  const pageOf = (from: string) => `/programs/contests/${from}`;

  async function tellWinners(context: Context, window: ContestWindow, winners: readonly Winner[]) {
    if (winners.length === 0) return;
    const people = await store.rmdsOf(
      context.db,
      winners.map(({ associate }) => associate.code),
    );
    const seatsOf = new Map(winners.map(({ associate, seats }) => [associate.code, seats]));
    for (const person of people) {
      const values = {
        seats: seatsInWords(seatsOf.get(person.code) ?? 0),
        contest: contestName(window),
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

  /** Holds on to who has won, by the conditions of this day, and notifies them and their RMDs. */
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
    await tellWinners(context, window, winners);
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
