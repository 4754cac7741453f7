import { addDays, addMonths } from '@upline/domain';
import { type DayRange, type HawaiiRules, hawaiiStanding } from '@upline/domain/production';
import { setting } from '../../catalogue/plan-data.store.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { conditionFacts } from '../contest-boards.service.ts';
import { inMonths } from '../ranking.service.ts';
import { openMonth } from '../ranking.store.ts';
import type { ContestWindow } from './contest-windows.ts';
import { leadersOfWindow, type Scored } from './contests.store.ts';

/** The board of the contest that runs. */
export const HAWAII_BOARD = { points_type: 'Hawaii', team_type: 'BaseShop', period: 'Year' } as const;

type Reader = Pick<Context, 'db' | 'today'>;

/** The rules of its last day; of one that runs those of today, of one to come those it begins with. */
export async function rulesOf(
  { db, today }: Reader,
  { from, to, closed }: ContestWindow,
): Promise<HawaiiRules> {
  if (closed) return closed.rules;
  const day = to < today ? to : from > today ? from : today;
  return setting(db, 'hawaii_rules', day);
}

/** What is won if the contest closed now, of those who lead. */
export async function standings({ db, today }: Reader, rules: HawaiiRules, people: readonly Scored[]) {
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

/**
 * The standings of a window that is over, from the points of everybody: no board shows it any more. In a large company this
 * takes longer than the statement of a request may (13 to 20 s for a board of 276,000 people), so a job closes contests.
 */
export async function countWindow(context: Reader, window: DayRange, rules: HawaiiRules) {
  const { db } = context;
  const earlier = { from: addMonths(window.from, -12), to: addDays(window.from, -1) };
  const figures = {
    current: inMonths(window),
    previous: inMonths(earlier),
    openFrom: await openMonth(db),
  };
  return standings(context, rules, await leadersOfWindow(db, figures, rules));
}
