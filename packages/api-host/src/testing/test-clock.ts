import type { Clock } from '../platform/platform.ts';
import { companyTime } from '../platform/time/company-time.ts';

/** A clock that moves only when the test moves it. */
export interface TestClock extends Clock {
  set(instant: Date | string): void;
  advance(milliseconds: number): void;
}

/** Starts at the given instant (now by default) and runs only when a test moves it. */
export function testClock(start: Date | string = new Date()): TestClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    set(instant) {
      at = new Date(instant).getTime();
    },
    advance(milliseconds) {
      at += milliseconds;
    },
  };
}

/** The moment at which the company's clocks show that day and time, in summer and in winter. */
export function companyMoment(day: string, time = '00:00'): Date {
  const moments = ['-04:00', '-05:00'].map((offset) => new Date(`${day}T${time}:00${offset}`));
  const found = moments.find((moment) => {
    const shown = companyTime(moment);
    return shown.day === day && shown.time === time;
  });
  if (!found) throw new RangeError(`No company clock shows ${day} ${time}`);
  return found;
}
