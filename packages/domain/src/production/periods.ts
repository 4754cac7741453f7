import { addDays, addMonths, daysBetween } from '../dates.ts';
import type { DayRange } from './promotion.ts';

/** Periods of the calendar (domain.md 5.4). */
export const PERIOD_KINDS = ['Week', 'Month', 'Quarter', 'Year'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Periods of a board: those, or the window of the contest. */
export const BOARD_PERIODS = [...PERIOD_KINDS, 'Contest'] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

export interface PeriodDays {
  /** The whole period the day is in. */
  readonly whole: DayRange;
  /** Of it, what is over: to date. */
  readonly current: DayRange;
  /** The whole preceding period; null for the first contest. */
  readonly previous: DayRange | null;
}

const A_MONDAY = '2024-01-01';
const MONTHS_OF = { Month: 1, Quarter: 3, Year: 12 } as const;

function startOf(kind: PeriodKind, day: string): string {
  if (kind === 'Week') return addDays(day, -(((daysBetween(A_MONDAY, day) % 7) + 7) % 7));
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % MONTHS_OF[kind]);
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}

/** The period of a company day, to date and whole, and the one before; weeks run Monday to Sunday (domain.md 5.4). */
export function periodOf(kind: PeriodKind, day: string): PeriodDays & { readonly previous: DayRange } {
  const step = (start: string, periods: number) =>
    kind === 'Week' ? addDays(start, 7 * periods) : addMonths(start, MONTHS_OF[kind] * periods);
  const start = startOf(kind, day);
  return {
    whole: { from: start, to: addDays(step(start, 1), -1) },
    current: { from: start, to: day },
    previous: { from: step(start, -1), to: addDays(start, -1) },
  };
}

/** The same of a contest, whose windows are set by hand; before its first day `current` is empty (`to` < `from`). */
export function contestPeriod(window: DayRange, previous: DayRange | null, day: string): PeriodDays {
  return { whole: window, current: { from: window.from, to: day < window.to ? day : window.to }, previous };
}
