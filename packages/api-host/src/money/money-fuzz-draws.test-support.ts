import { addDays } from '@upline/domain';
import fc from 'fast-check';

/** The demo people who write, split, train and are paid. */
export const PEOPLE = ['ana', 'ben', 'cara', 'dev', 'eve', 'hal', 'tom'] as const;

const MAX = 99_999_999_999;
const amount = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 500_000 }) },
  { weight: 2, arbitrary: fc.constantFrom(1, 2, 3, 7, 99, 101, 33_333, 99_999, 100_000) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, MAX - 1, MAX, MAX + 1, 2 ** 31, 2 ** 53) },
);
const bps = fc.constantFrom(0, 1, 99, 100, 101, 3_333, 3_334, 4_999, 5_000, 5_001, 9_899, 9_900, 10_000);
const words = fc.oneof(
  { weight: 14, arbitrary: fc.constant('Paid within the grace period') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      'é',
      '𝒜'.repeat(12),
      '𝒜'.repeat(500),
      '𝒜'.repeat(10_000),
      'a\u0000bcdefghijkl',
      '<b>'.repeat(9),
      "'; drop table policy; --",
    ),
  },
);
const EDGES = ['1900-01-01', '1899-12-31', '2024-02-29', '2023-02-29', '2199-12-31', '2200-01-01'];

/** Mostly today or up to 400 days ago, seldom tomorrow or at an edge. */
const dayFrom = (today: () => string) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(0).map(today) },
    { weight: 8, arbitrary: fc.nat({ max: 400 }).map((days) => addDays(today(), -days)) },
    { weight: 1, arbitrary: fc.constantFrom(...EDGES) },
    { weight: 1, arbitrary: fc.constant(1).map((days) => addDays(today(), days)) },
  );

/** What a step makes its body of; each takes what it needs. */
export interface Draw<S extends string = string> {
  readonly step: S;
  readonly amount: number;
  readonly other: number;
  readonly bps: number;
  readonly words: string;
  readonly day: string;
  readonly later: string;
  readonly someone: (typeof PEOPLE)[number];
  /** Chooses among what there is. */
  readonly pick: number;
  readonly flag: boolean;
  /** How often it is sent at once. */
  readonly times: number;
  /** Added to the version; seldom anything. */
  readonly stale: number;
}

/** Steps by their weight with all they may need; `today` moves with the clock. */
export const draws = <S extends string>(
  weights: Readonly<Record<S, number>>,
  today: () => string,
): fc.Arbitrary<Draw<S>> =>
  fc.record({
    step: fc.oneof(
      ...Object.entries<number>(weights).map(([step, weight]) => ({
        weight,
        arbitrary: fc.constant(step as S),
      })),
    ),
    amount,
    other: amount,
    bps,
    words,
    day: dayFrom(today),
    later: dayFrom(today),
    someone: fc.constantFrom(...PEOPLE),
    pick: fc.nat({ max: 1_000 }),
    flag: fc.boolean(),
    times: fc.constantFrom(1, 1, 1, 1, 2, 3),
    stale: fc.constantFrom(...Array.from({ length: 14 }, () => 0), -1, 1),
  });

/** One of the rows. */
export const oneOf = <T>(rows: readonly T[], { pick }: Pick<Draw, 'pick'>): T | undefined =>
  rows[pick % Math.max(1, rows.length)];

/** Tables that rows are drawn from, and the column that orders them by age. */
export const NEWEST = {
  chargeback: 'created_at',
  compensation_line: 'entry_no',
  compensation_adjustment: 'requested_at',
  payout: 'pay_run_number',
  provider_payment: 'created_at',
} as const;
