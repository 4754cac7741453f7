import { addDays } from '@upline/domain';
import type { Db } from '../../../src/platform/database/database.ts';

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const inMonth = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The nth weekday of a month: the fourth Thursday of November. */
function nth(year: number, month: number, weekday: number, n: number): string {
  const first = inMonth(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

/** The last Monday of May. */
function lastMonday(year: number): string {
  const fourth = nth(year, 5, 1, 4);
  const fifth = addDays(fourth, 7);
  return fifth.slice(5, 7) === '05' ? fifth : fourth;
}

/** On a weekend it is observed on the Friday before or the Monday after. */
function observed(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

const federalHolidays = (year: number): readonly (readonly [day: string, name: string])[] => [
  [observed(inMonth(year, 1, 1)), "New Year's Day"],
  [nth(year, 1, 1, 3), 'Martin Luther King Jr. Day'],
  [nth(year, 2, 1, 3), "Presidents' Day"],
  [lastMonday(year), 'Memorial Day'],
  [observed(inMonth(year, 6, 19)), 'Juneteenth'],
  [observed(inMonth(year, 7, 4)), 'Independence Day'],
  [nth(year, 9, 1, 1), 'Labor Day'],
  [nth(year, 10, 1, 2), 'Columbus Day'],
  [observed(inMonth(year, 11, 11)), 'Veterans Day'],
  [nth(year, 11, 4, 4), 'Thanksgiving Day'],
  [observed(inMonth(year, 12, 25)), 'Christmas Day'],
];

/** The federal holidays of this year and the next, on which the home office is closed. */
export async function seedHolidays(db: Db, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  const rows = new Map([year, year + 1].flatMap(federalHolidays));
  await db
    .insertInto('holiday')
    .values(Array.from(rows, ([day, name]) => ({ day, name })))
    .execute();
}
