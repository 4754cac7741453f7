import { Problem } from '../platform/operation/problem.ts';

/** Hashes that run at the same time, and those that wait for them; more are refused (S-04). */
const RUNNING = 4;
const WAITING = 50;

const busy = () =>
  new Problem(503, 'busy', 'The service is busy. Try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });

/**
 * Lets at most `running` works go on at once and keeps at most `waiting` in line, first come first served; beyond that it
 * throws 503 with Retry-After, so that a flood of sign-ins costs neither memory nor the answers of everyone else (S-04).
 */
export function createQueue(running = RUNNING, waiting = WAITING) {
  const line: (() => void)[] = [];
  let active = 0;
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (active >= running) {
      if (line.length >= waiting) throw busy();
      // The finished task passes its place to the next one, so `active` does not change.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
