import { addDays } from '@upline/domain';

const TUESDAY = 2;
const FRIDAY = 5;

/** The first day of the week's number (Sunday 0) on or after a day. */
function nextWeekday(day: string, weekday: number): string {
  const today = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (weekday - today + 7) % 7);
}

export interface Period {
  readonly period_start: string;
  readonly period_end: string;
  readonly pay_date: string;
}

/** The day after the last period; undefined where there is none before. */
export const nextPeriodStart = (lastPeriodEnd: string | undefined): string | undefined =>
  lastPeriodEnd === undefined ? undefined : addDays(lastPeriodEnd, 1);

/**
 * The weekly period that follows the last one and reaches at least today: it closes on a Tuesday and is paid on the Friday
 * after (domain.md 1.6). Without a run before, the week that ends next Tuesday.
 */
export function proposedPeriod(lastPeriodEnd: string | undefined, today: string): Period {
  const begins = nextPeriodStart(lastPeriodEnd);
  const period_end = nextWeekday(begins !== undefined && begins > today ? begins : today, TUESDAY);
  return {
    period_start: begins ?? addDays(period_end, -6),
    period_end,
    pay_date: nextWeekday(period_end, FRIDAY),
  };
}
