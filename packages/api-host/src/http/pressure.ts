import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { RateClass } from '../platform/operation/operation.ts';

/**
 * Requests worked on at once in a process: more would wait in its memory for the same processor and the same few connections,
 * and end up answered too late for anybody. Fewer are refused while there is time for them: at three times the peak, 48 of 500
 * clients at once make 38 % of it, 128 make 77 %, 224 make 85 % (README, overload). What is expensive gets a quarter of them.
 */
export const MAX_AT_ONCE = 224;

/** 0: all is well. 1: refuse what is expensive. 2: refuse all but signing in and the host's own pages. */
export type PressureLevel = 0 | 1 | 2;

const EXPENSIVE: readonly RateClass[] = ['export', 'upload', 'search'];
const LAST: readonly RateClass[] = ['sign-in', 'code', 'reset'];

/** How hard the process is pressed, from the mean event-loop delay of the last second and the used share of the heap. */
export function levelOf(delayMs: number, heapShare: number): PressureLevel {
  if (delayMs > 1_000 || heapShare > 0.93) return 2;
  return delayMs > 500 || heapShare > 0.85 ? 1 : 0;
}

/** Whether an operation of this class is still taken at this level. */
export function isAdmitted(level: PressureLevel, rateClass: RateClass): boolean {
  if (level === 0) return true;
  return level === 1 ? !EXPENSIVE.includes(rateClass) : LAST.includes(rateClass);
}

/**
 * Counts the requests being worked on, from their admission to their answer but without the time a body takes to arrive, so
 * that somebody who trickles bodies in takes no room from others.
 */
export class WorkAtOnce {
  #count = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  enter(): void {
    this.#count += 1;
  }

  leave(): void {
    this.#count -= 1;
  }

  /** Whether one more of this class still fits; signing in always does, its hashes have a queue of their own. */
  hasRoomFor(rateClass: RateClass): boolean {
    if (this.#count < this.#most / 4 || LAST.includes(rateClass)) return true;
    return this.#count < this.#most && !EXPENSIVE.includes(rateClass);
  }
}

/** Watches this process; `stop` ends it. */
export function watchPressure(): { level(): PressureLevel; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let level: PressureLevel = 0;
  const timer = setInterval(() => {
    const { used_heap_size, heap_size_limit } = getHeapStatistics();
    level = levelOf(delay.mean / 1e6, used_heap_size / heap_size_limit);
    delay.reset();
  }, 1_000);
  timer.unref();
  return {
    level: () => level,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
