import { addDays, addMonths, FIRST_DAY, firstOfMonth } from './dates.ts';

/** Days counted from today: a filter by them shows the right days tomorrow too. */
export const RELATIVE_DATES = [
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'this_month',
  'last_month',
  'this_year',
  'next_7_days',
  'next_30_days',
  'next_90_days',
  'over_6_months_ago',
] as const;
export type RelativeDate = (typeof RELATIVE_DATES)[number];

/** As a person reads it: `Last 90 days`. */
export const relativeDateName = (name: RelativeDate): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** First and last day, both included; the last and the next so many days include today. */
export function daysDuring(name: RelativeDate, today: string): readonly [string, string] {
  const counted = /^(last|next)_(\d+)_days$/.exec(name);
  if (counted) {
    const days = Number(counted[2]) - 1;
    return counted[1] === 'last' ? [addDays(today, -days), today] : [today, addDays(today, days)];
  }
  const month = firstOfMonth(today);
  switch (name) {
    case 'yesterday':
      return [addDays(today, -1), addDays(today, -1)];
    case 'this_month':
      return [month, addDays(addMonths(month, 1), -1)];
    case 'last_month':
      return [addMonths(month, -1), addDays(month, -1)];
    case 'over_6_months_ago':
      return [FIRST_DAY, addDays(addMonths(today, -6), -1)];
    case 'this_year':
      return [`${today.slice(0, 4)}-01-01`, `${today.slice(0, 4)}-12-31`];
    default:
      return [today, today];
  }
}
