import { DAY_MS } from '@upline/domain';
import { companyTime } from '../time/company-time.ts';
import type { Every } from './jobs.ts';

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/**
 * Name of the latest slot that is due at `now`; later slots compare greater as text. A daily slot is the company day, so
 * an hour that the clocks skip or repeat neither loses nor doubles it.
 */
export function latestSlot(every: Every, now: Date): string {
  if ('minutes' in every) {
    const step = every.minutes * 60_000;
    return new Date(Math.floor(now.getTime() / step) * step).toISOString();
  }
  const { day, time } = companyTime(now);
  return time >= every.dailyAt ? day : dayBefore(day);
}
