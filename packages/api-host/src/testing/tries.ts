/**
 * Many ways to try one thing, which every day treats alike. All of them in a run of today; where a run asks only what the day
 * changes (TEST_NOW, `tooling/day-tests.ts`) the first few.
 */
export const tries = <T>(all: readonly T[], few: number): readonly T[] =>
  process.env.TEST_NOW ? all.slice(0, few) : all;
