import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuilderCandidate } from '../pay-run/builder-pool.ts';
import { builderBonusBoard, builderScoreHundredths } from './builder.ts';
import {
  annualBvCredits,
  builderStreakCredits,
  EQUITY_GRANTS,
  type EquityLot,
  equityStanding,
} from './equity.ts';
import { HAWAII_RULES, type HawaiiFacts, hawaiiStanding } from './hawaii.ts';
import {
  nearScholarship,
  SCHOLARSHIP_PROGRAMS,
  scholarshipAtRiskUntil,
  scholarshipOf,
  scholarshipPostedOn,
  scholarshipTakeBack,
} from './scholarship.ts';

/** A.3 `hawaii` (dollars) and `scholarship` (recruits, BV cents, program, cents). */
const hawaii = {
  personal: 28000,
  base_shop_others: 96000,
  licensed_recruits: 6,
  promoted_rmd: true,
  points: 60000,
  seats: 1,
};
const scholarships: [number, number, string | null, number][] = [
  [3, 500000, 'A', 100000],
  [3, 749999, 'A', 100000],
  [3, 750000, 'B', 150000],
  [2, 1200000, 'D', 100000],
  [3, 1000000, 'C', 200000],
  [0, 2000000, 'E', 200000],
  [5, 2500000, 'C', 200000],
  [3, 499999, null, 0],
];

describe('the Builder board (domain.md 5.5)', () => {
  it('scores 1,000 per recruit and a point per dollar of base-shop BV', () => {
    expect(builderScoreHundredths(3, 1_234_567)).toBe(300_000 + 1_234_567);
    expect(builderScoreHundredths(-1, 0)).toBe(-100_000);
  });
});

describe('the Builder Bonus board (domain.md 5.5)', () => {
  const candidate = (associate_code: string, own: Partial<BuilderCandidate> = {}): BuilderCandidate => ({
    associate_code,
    is_enrolled_all_month: true,
    is_in_good_standing: true,
    recruits: 3,
    base_shop_bv_cents: 500_000,
    ...own,
  });
  it('shows who qualifies with the bonus so far, and who is near with what is missing', () => {
    const board = builderBonusBoard(
      [
        candidate('U000002', { base_shop_bv_cents: 1_000_000 }),
        candidate('U000001'),
        candidate('U000003', { recruits: 2, base_shop_bv_cents: 0 }),
        candidate('U000004', { recruits: 0, base_shop_bv_cents: 300_000 }),
        candidate('U000005', { recruits: 1, base_shop_bv_cents: 299_999 }),
        candidate('U000006', { is_enrolled_all_month: false, is_in_good_standing: false }),
      ],
      30_000_000,
    );
    expect(board.pool_cents).toBe(600_000);
    expect(board.qualifiers.map((each) => [each.associate_code, each.shares, each.bonus_cents])).toEqual([
      ['U000001', 1, 200_000],
      ['U000002', 2, 400_000],
    ]);
    const nothing = { recruits: 0, base_shop_bv_cents: 0, enrollment: false, good_standing: false };
    expect(board.near_qualifiers.map((each) => [each.associate_code, each.missing])).toEqual([
      ['U000003', { ...nothing, recruits: 1, base_shop_bv_cents: 500_000 }],
      ['U000004', { ...nothing, recruits: 3, base_shop_bv_cents: 200_000 }],
      ['U000006', { ...nothing, enrollment: true, good_standing: true }],
    ]);
  });
});

describe('Hawaii (domain.md 5.5)', () => {
  const facts: HawaiiFacts = {
    personal_bv_cents: hawaii.personal * 100,
    base_shop_others_bv_cents: hawaii.base_shop_others * 100,
    licensed_recruits: hawaii.licensed_recruits,
    is_promoted_to_rmd: hawaii.promoted_rmd,
    status: 'Active',
    debit_balance_cents: 0,
    persistency_bps: 8_000,
    cohort_policies: 40,
  };
  it('gives the worked example one seat', () => {
    expect(hawaiiStanding(facts)).toEqual({
      points: hawaii.points,
      seats_by_points: hawaii.seats,
      seats: hawaii.seats,
      points_to_next_seat: 40_000,
      conditions: { is_active: true, is_free_of_debt: true, is_persistent: true },
    });
  });
  it('counts seats at 60,000 and 100,000, and the points to the next', () => {
    const seats = (dollars: number) => {
      const { seats, points_to_next_seat } = hawaiiStanding({
        ...facts,
        personal_bv_cents: dollars * 100,
        base_shop_others_bv_cents: 0,
        licensed_recruits: 0,
        is_promoted_to_rmd: false,
      });
      return [seats, points_to_next_seat];
    };
    expect([0, 59_999, 60_000, 99_999, 100_000].map(seats)).toEqual([
      [0, 60_000],
      [0, 1],
      [1, 40_000],
      [1, 1],
      [2, null],
    ]);
  });
  it('rounds half up to whole points once, at the end', () => {
    const points = (personal: number, others: number) =>
      hawaiiStanding({
        ...facts,
        personal_bv_cents: personal,
        base_shop_others_bv_cents: others,
        licensed_recruits: 0,
        is_promoted_to_rmd: false,
      }).points;
    expect(points(49, 0)).toBe(0);
    expect(points(50, 0)).toBe(1);
    expect(points(49, 4)).toBe(1);
    expect(points(25, 99)).toBe(0);
    expect(points(-150, 0)).toBe(-1);
  });
  it('gives no seat without its conditions, but keeps the points', () => {
    for (const own of [
      { status: 'Suspended' },
      { debit_balance_cents: 1 },
      { persistency_bps: 7_499 },
      { persistency_bps: null },
    ] as const) {
      expect(hawaiiStanding({ ...facts, ...own })).toMatchObject({
        seats: 0,
        seats_by_points: 1,
        points: 60_000,
      });
    }
  });
  it('does not ask for persistency below ten policies', () => {
    expect(hawaiiStanding({ ...facts, persistency_bps: 7_500 }).seats).toBe(1);
    expect(hawaiiStanding({ ...facts, persistency_bps: 0, cohort_policies: 9 }).seats).toBe(1);
    expect(hawaiiStanding({ ...facts, persistency_bps: 0, cohort_policies: 10 }).seats).toBe(0);
  });
  it('follows the rules it is given (R-CFG-01)', () => {
    expect(hawaiiStanding(facts, { ...HAWAII_RULES, seats_from: [10_000, 20_000, 30_000] }).seats).toBe(3);
  });
});

describe('scholarships (domain.md 5.6)', () => {
  it.each(scholarships)(
    'award %i recruits and %i cents of BV with %s',
    (recruits, bv_cents, program, cents) => {
      const { award } = scholarshipOf({ recruits, bv_cents });
      expect([award?.program ?? null, award?.award_cents ?? 0]).toEqual([program, cents]);
    },
  );
  it('show every program that is met (R-SCP-01)', () => {
    const met = (recruits: number, bv: number) =>
      scholarshipOf({ recruits, bv_cents: bv * 100 })
        .met.map(({ program }) => program)
        .join('');
    expect([
      met(3, 7_499.99),
      met(3, 7_500),
      met(2, 12_000),
      met(3, 10_000),
      met(0, 20_000),
      met(5, 25_000),
    ]).toEqual(['A', 'AB', 'D', 'ABCD', 'DE', 'ABCDE']);
  });
  it('give one award, the highest, of equal ones the first letter, whatever the order of the table (R-SCP-02)', () => {
    fc.assert(
      fc.property(fc.nat({ max: 6 }), fc.nat({ max: 3_000_000 }), (recruits, bv_cents) => {
        const { met, award } = scholarshipOf({ recruits, bv_cents });
        const best = Math.max(0, ...met.map(({ award_cents }) => award_cents));
        expect(award?.award_cents ?? 0).toBe(best);
        const turned = scholarshipOf({ recruits, bv_cents }, SCHOLARSHIP_PROGRAMS.toReversed());
        expect(turned.award).toEqual(award);
      }),
    );
  });
  it('are near when at most a tenth of each minimum is missing, and more would be paid (domain.md 8.1)', () => {
    const near = (recruits: number, bv_cents: number) =>
      nearScholarship({ recruits, bv_cents })?.program ?? null;
    expect([
      near(3, 449_999),
      near(3, 450_000),
      near(2, 499_999),
      near(3, 500_000),
      near(3, 675_000),
      near(3, 900_000),
      near(0, 900_000),
      near(0, 1_000_000),
      near(3, 1_800_000),
      near(9, 9_000_000),
    ]).toEqual([null, 'A', null, null, 'B', 'C', 'D', null, null, null]);
    const programs = [{ program: 'A', min_recruits: 10, min_bv_cents: 0, award_cents: 1 }];
    expect(nearScholarship({ recruits: 9, bv_cents: 0 }, programs)?.program).toBe('A');
    expect(nearScholarship({ recruits: 8, bv_cents: 0 }, programs)).toBeNull();
  });
  it('are posted 15 days after the window (R-SCP-03)', () => {
    expect(scholarshipPostedOn('2026-03-31')).toBe('2026-04-15');
  });
  it('are taken back when chargebacks within 90 days push the BV below the minimum (R-SCP-04)', () => {
    const { award } = scholarshipOf({ recruits: 3, bv_cents: 750_000 });
    if (!award) throw new Error('No award');
    expect(scholarshipAtRiskUntil('2026-03-31')).toBe('2026-06-29');
    const back = (bv: number, today: string) => scholarshipTakeBack(award, bv, '2026-03-31', today);
    expect(back(749_999, '2026-06-29')).toBe(-150_000);
    expect(back(749_999, '2026-06-30')).toBe(0);
    expect(back(750_000, '2026-05-01')).toBe(0);
  });
});

describe('equity share credits (domain.md 2.6)', () => {
  const lot = (own: Partial<EquityLot> = {}): EquityLot => ({
    credits: 501,
    grant_date: '2024-02-29',
    forfeited_on: null,
    is_for_cause: false,
    ...own,
  });
  it('vest a fifth per full year, whole credits (R-EQS-02)', () => {
    const vested = (today: string) => equityStanding(lot(), today).vested;
    expect(
      [
        '2024-02-29',
        '2025-02-27',
        '2025-02-28',
        '2026-02-28',
        '2028-02-28',
        '2029-02-27',
        '2029-02-28',
        '2040-01-01',
      ].map(vested),
    ).toEqual([0, 0, 100, 200, 300, 400, 501, 501]);
  });
  it('keep what was vested at termination, and nothing for cause (R-EQS-03)', () => {
    const ended = { forfeited_on: '2026-06-30' };
    expect(equityStanding(lot(ended), '2030-01-01')).toEqual({ vested: 200, unvested: 0, forfeited: 301 });
    expect(equityStanding(lot(ended), '2026-06-30').forfeited).toBe(301);
    expect(equityStanding(lot(ended), '2026-06-29')).toEqual({ vested: 200, unvested: 301, forfeited: 0 });
    expect(equityStanding(lot({ ...ended, is_for_cause: true }), '2030-01-01')).toEqual({
      vested: 0,
      unvested: 0,
      forfeited: 501,
    });
  });
  it('never lose a credit, and vest only more with time', () => {
    const day = fc
      .integer({ min: 0, max: 6_000 })
      .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), day, day, day, (credits, grant_date, a, b) => {
        const given = lot({ credits, grant_date });
        const [early, late] = [a, b].sort().map((today) => equityStanding(given, today));
        for (const each of [early, late]) {
          if (each) expect(each.vested + each.unvested + each.forfeited).toBe(credits);
        }
        expect(late?.vested).toBeGreaterThanOrEqual(early?.vested ?? 0);
      }),
    );
  });
  it('are granted as the papers say (R-EQS-01)', () => {
    expect(EQUITY_GRANTS.promotion).toEqual({ RMD: 500, EMD: 1_000, NMD: 2_000, SNMD: 4_000 });
    expect([99_999, 100_000, 1_234_567, -5].map((bv) => annualBvCredits(bv))).toEqual([0, 1, 12, 0]);
    expect([2, 3].map((months) => builderStreakCredits(months))).toEqual([0, 50]);
  });
});
