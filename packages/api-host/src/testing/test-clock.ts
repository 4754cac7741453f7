import type { Clock } from '../platform/platform.ts';

/** A clock that stands still until told otherwise. */
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
