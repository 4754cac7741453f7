import { addDays, addMonths, firstOfMonth } from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import type { DashboardPeriod } from '../dashboard-scope.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** First day of the bar a day falls in: days of a month, weeks (from Monday) of a quarter, months of a year. */
export function bucketStart(period: DashboardPeriod, day: string): string {
  if (period === 'Month') return day;
  return period === 'Quarter' ? periodOf('Week', day).whole.from : firstOfMonth(day);
}

/** First days of every bar of these days, in order; the first week of a quarter may begin before it. */
export function bucketsOf(period: DashboardPeriod, { from, to }: Days): string[] {
  const starts: string[] = [];
  const next = (start: string) => {
    if (period === 'Month') return addDays(start, 1);
    return period === 'Quarter' ? addDays(start, 7) : addMonths(start, 1);
  };
  for (let start = bucketStart(period, from); start <= to; start = next(start)) starts.push(start);
  return starts;
}
