import { addDays, addMonths, type PeriodStatus } from '@upline/domain';
import type { DayRange } from '@upline/domain/production';
import { setting } from '../../catalogue/plan-data.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { hawaiiWindow } from '../ranking.service.ts';
import * as store from './contests.store.ts';

export interface ContestWindow extends DayRange {
  readonly status: PeriodStatus;
  readonly is_over: boolean;
  /** A job counts and closes it. */
  readonly is_closing: boolean;
  readonly closed: store.ClosedContest | undefined;
}

/** The first window of these terms that begins after a day. */
async function windowAfter(db: Db, day: string): Promise<DayRange> {
  const terms = await setting(db, 'hawaii_window', addDays(day, 1));
  const inYear = `${day.slice(0, 4)}-${String(terms.from_month).padStart(2, '0')}-01`;
  const from = inYear > day ? inYear : addMonths(inYear, 12);
  return hawaiiWindow(terms, from).window;
}

/** The yearly contest by its windows, the latest first. One that is over stays Open until it is closed (domain.md 5.5). */
export async function contestWindows({ db, today }: Pick<Context, 'db' | 'today'>): Promise<ContestWindow[]> {
  const closed = await store.closedContests(db);
  const { window } = hawaiiWindow(await setting(db, 'hawaii_window', today), today);
  const eve = addDays(window.from, -1);
  const before = hawaiiWindow(await setting(db, 'hawaii_window', eve), eve).window;
  const begun = [window, ...((await store.hadMembers(db, before.to)) ? [before] : [])].filter(
    ({ from }) => !closed.some(({ first_day }) => first_day === from),
  );
  const next = await windowAfter(db, window.to);
  const closing = await store.closingContests(db);
  return [
    { ...next, status: 'Draft' as const, is_over: false, is_closing: false, closed: undefined },
    ...begun.map((each) => ({
      ...each,
      status: 'Open' as const,
      is_over: each.to < today,
      is_closing: closing.has(each.from),
      closed: undefined,
    })),
    ...closed.map((each) => ({
      from: each.first_day,
      to: each.last_day,
      status: 'Closed' as const,
      is_over: true,
      is_closing: false,
      closed: each,
    })),
  ].toSorted((a, b) => (a.from < b.from ? 1 : -1));
}
