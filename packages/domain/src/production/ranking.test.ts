import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASSOCIATE_STATUSES } from '../enumerations/people.ts';
import { type LeaderboardEntry, rankLeaderboard } from './ranking.ts';

const VIEW = { team_type: 'Personal', viewer_code: null } as const;

function entry(
  code: string,
  numbers: readonly [adjusted: number, total: number, adjustedBefore?: number, totalBefore?: number],
  own: Partial<LeaderboardEntry> = {},
): LeaderboardEntry {
  const [adjusted, total, adjustedBefore = 0, totalBefore = 0] = numbers;
  return {
    user: { code, first_name: 'Ann', last_name: code },
    status: 'Active',
    is_senior_level: false,
    is_hidden: false,
    adjusted: { current: adjusted, previous: adjustedBefore },
    total: { current: total, previous: totalBefore },
    ...own,
  };
}
const ranks = (rows: readonly LeaderboardEntry[], view: Parameters<typeof rankLeaderboard>[1] = VIEW) =>
  rankLeaderboard(rows, view).map(({ user, rank }) => [user.code, rank]);

describe('a leaderboard', () => {
  it('ranks by adjusted, then total, then the adjusted figure before (R-LDB-01)', () => {
    expect(
      ranks([
        entry('D', [100, 200, 1]),
        entry('C', [100, 200, 9]),
        entry('B', [100, 300]),
        entry('A', [200, 200]),
        entry('E', [-5, 0]),
      ]),
    ).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 3],
      ['D', 4],
      ['E', 5],
    ]);
  });
  it('gives equal numbers the same rank and skips the next (1, 1, 3), by last and first name (R-LDB-01)', () => {
    const named = (code: string, first_name: string, last_name: string, points: number) =>
      entry(code, [points, points], { user: { code, first_name, last_name } });
    expect(
      ranks([
        named('1', 'Zoe', 'Young', 50),
        named('2', 'Bob', 'Adams', 70),
        named('3', 'amy', 'adams', 70),
        named('4', 'Eve', 'Zane', 90),
        named('5', 'Eli', 'Éon', 70),
      ]),
    ).toEqual([
      ['4', 1],
      ['3', 2],
      ['2', 2],
      ['5', 2],
      ['1', 5],
    ]);
  });
  it('leaves out rows of zeros, but not one that only had points before (R-LDB-02)', () => {
    expect(ranks([entry('A', [0, 0]), entry('B', [0, 0, 0, 1]), entry('C', [0, 5])])).toEqual([
      ['C', 1],
      ['B', 2],
    ]);
  });
  it('lists Active and Resignation Initiated associates only (R-LDB-03)', () => {
    const rows = ASSOCIATE_STATUSES.map((status) => entry(status, [1, 1], { status }));
    expect(ranks(rows).map(([code]) => code)).toEqual(['Active', 'Resignation Initiated']);
  });
  it('lists senior associates only in senior categories (R-LDB-07)', () => {
    const rows = [entry('A', [9, 9]), entry('R', [5, 5], { is_senior_level: true })];
    for (const team_type of ['RmdBaseShop', 'RmdSuperBase', 'RmdSuperTeam'] as const) {
      expect(ranks(rows, { team_type, viewer_code: null })).toEqual([['R', 1]]);
    }
    expect(ranks(rows, { team_type: 'Infinity', viewer_code: null })).toHaveLength(2);
  });
  it('shows a hidden row to its owner alone, who keeps the rank (R-LDB-06)', () => {
    const rows = [entry('A', [9, 9], { is_hidden: true }), entry('B', [5, 5])];
    expect(ranks(rows)).toEqual([['B', 2]]);
    expect(ranks(rows, { ...VIEW, viewer_code: 'A' })).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
  });
  it('answers the same whatever the order of its rows, and no rank comes before a better number', () => {
    const figure = fc.integer({ min: -2, max: 3 });
    const rows = fc.uniqueArray(
      fc.record({ code: fc.integer({ min: 0, max: 99 }), numbers: fc.tuple(figure, figure, figure, figure) }),
      { selector: ({ code }) => code, maxLength: 15 },
    );
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (drawn, random) => {
        const given = drawn.map(({ code, numbers }) => entry(String(code), numbers));
        const shuffled = given
          .map((row) => ({ row, at: random.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ row }) => row);
        const ranked = rankLeaderboard(given, VIEW);
        expect(rankLeaderboard(shuffled, VIEW)).toEqual(ranked);
        for (const [index, row] of ranked.entries()) {
          // A rank is one more than the number of rows that are strictly better.
          const better = ranked.filter((other) => isBetter(other, row)).length;
          expect(row.rank).toBe(better + 1);
          expect(row.rank).toBeLessThanOrEqual(index + 1);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

function isBetter(a: LeaderboardEntry, b: LeaderboardEntry): boolean {
  if (a.adjusted.current !== b.adjusted.current) return a.adjusted.current > b.adjusted.current;
  if (a.total.current !== b.total.current) return a.total.current > b.total.current;
  return a.adjusted.previous > b.adjusted.previous;
}
