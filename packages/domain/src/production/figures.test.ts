import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEAM_TYPES } from '../enumerations/people.ts';
import { figuresOf, legLimited } from './figures.ts';
import { halfRule, type LegProduction } from './half-rule.ts';

/** A.3 `leg_limit` and `half_rule`. */
const legLimits = [
  { own: 2000000, legs: [4000000], total: 6000000, adjusted: 5000000 },
  { own: 4000000, legs: [5500000, 1500000, 13500000], total: 24500000, adjusted: 23250000 },
];
const halfRules = [
  { required: 3000000, personal: 2000000, legs: [900000, 400000, 100000], counted: 2900000 },
  { required: 3000000, personal: 2000000, legs: [1000000, 400000, 100000], counted: 3000000 },
];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const exactly = (amount: number) => ({ gross: amount, net: amount });
const figures = (own: number, legs: readonly number[], reversed = 0) =>
  figuresOf('IssuedBv', 'RmdSuperBase', {
    total: { gross: own + sum(legs), net: own + sum(legs) - reversed },
    own_part: { gross: own, net: own - reversed },
    generation_legs: legs.map(exactly),
  });

describe('the leg limit (domain.md 5.3)', () => {
  it.each(legLimits)('leaves $adjusted of $total', ({ own, legs, total, adjusted }) => {
    expect(figures(own, legs)).toEqual({ total, net: total, adjusted });
  });
  it('looks at net production while the total stays gross', () => {
    expect(figures(2_000_000, [4_000_000], 200_000)).toEqual({
      total: 6_000_000,
      net: 5_800_000,
      adjusted: 4_700_000,
    });
  });
  it('keeps a sum of zero or less as it is, and never turns a positive one negative', () => {
    expect(legLimited(-500, [200])).toBe(-300);
    expect(legLimited(0, [])).toBe(0);
    expect(legLimited(-100, [200])).toBe(0);
  });
  it('rounds half a cent up', () => {
    expect(legLimited(0, [3])).toBe(2);
    expect(legLimited(1, [2])).toBe(3);
  });
  it('holds for super base, super team and infinity only, and for production only', () => {
    const amounts = { total: exactly(600), own_part: exactly(200), generation_legs: [exactly(400)] };
    const adjusted = TEAM_TYPES.map((team) => [team, figuresOf('IssuedBv', team, amounts).adjusted]);
    expect(Object.fromEntries(adjusted)).toEqual({
      Personal: 600,
      BaseShop: 600,
      RmdBaseShop: 600,
      RmdSuperBase: 500,
      RmdSuperTeam: 500,
      Infinity: 500,
    });
    expect(figuresOf('Recruits', 'Infinity', amounts).adjusted).toBe(600);
    expect(figuresOf('SubmittedPolicies', 'Infinity', amounts).adjusted).toBe(500);
  });
  it('never gives more than the net sum, nor any leg more than half of it', () => {
    const amounts = fc.integer({ min: -1_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 8 }), (own, legs) => {
        const all = own + sum(legs);
        const adjusted = legLimited(own, legs);
        expect(adjusted).toBeLessThanOrEqual(all);
        expect(legLimited(own, legs.toReversed())).toBe(adjusted);
        if (all > 0) {
          const least = own + sum(legs.filter((leg) => 2 * leg <= all));
          expect(adjusted).toBeGreaterThanOrEqual(Math.max(0, least));
          expect(adjusted).toBeGreaterThanOrEqual(0);
        }
        if (legs.every((leg) => 2 * leg <= all) && all >= 0) expect(adjusted).toBe(all);
      }),
      { numRuns: 1_000 },
    );
  });
});

const production = (personal: number, legs: readonly number[]): LegProduction => ({
  personal_cents: personal,
  legs: legs.map((amount_cents, index) => ({ code: `U00000${index + 1}`, amount_cents })),
});

describe('the half rule (R-LVL-01)', () => {
  it.each(halfRules)('counts $counted of $required', ({ required, personal, legs, counted }) => {
    expect(halfRule(required, production(personal, legs)).counted_cents).toBe(counted);
  });
  it('answers the worked example: 1,000 short, and not from personal production (5.7)', () => {
    const result = halfRule(3_000_000, production(2_000_000, [900_000, 400_000, 100_000]));
    expect(result).toMatchObject({ is_met: false, shortfall_cents: 100_000 });
    expect(result.parts).toEqual([
      { leg_code: null, amount_cents: 2_000_000, counted_cents: 1_500_000, is_exhausted: true },
      { leg_code: 'U000001', amount_cents: 900_000, counted_cents: 900_000, is_exhausted: false },
      { leg_code: 'U000002', amount_cents: 400_000, counted_cents: 400_000, is_exhausted: false },
      { leg_code: 'U000003', amount_cents: 100_000, counted_cents: 100_000, is_exhausted: false },
    ]);
    expect(halfRule(3_000_000, production(2_000_000, [1_000_000, 400_000, 100_000]))).toMatchObject({
      is_met: true,
      shortfall_cents: 0,
    });
  });
  it('is never met by one source alone, however much it brings', () => {
    expect(halfRule(3_000_000, production(900_000_000, []))).toMatchObject({
      counted_cents: 1_500_000,
      is_met: false,
    });
    expect(halfRule(3_000_000, production(0, [900_000_000]))).toMatchObject({ is_met: false });
    const halves = halfRule(3_000_000, production(1_500_000, [1_500_000]));
    expect(halves.is_met).toBe(true);
    expect(halves.parts.map(({ is_exhausted }) => is_exhausted)).toEqual([true, true]);
  });
  it('does not round an uneven requirement into being met', () => {
    expect(halfRule(3, production(9, [1]))).toMatchObject({ counted_cents: 2, is_met: false });
    expect(halfRule(3, production(9, [9]))).toMatchObject({ counted_cents: 3, is_met: true });
  });
  it('counts no part with more than half, never more than was produced, and more never counts less', () => {
    const amounts = fc.integer({ min: -1_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        amounts,
        fc.array(amounts, { maxLength: 8 }),
        fc.nat({ max: 1_000_000 }),
        (required, personal, legs, more) => {
          const result = halfRule(required, production(personal, legs));
          expect(result.counted_cents).toBeLessThanOrEqual(personal + sum(legs));
          expect(result.is_met).toBe(result.shortfall_cents === 0);
          for (const part of result.parts) {
            expect(2 * part.counted_cents).toBeLessThanOrEqual(required);
            expect(part.counted_cents).toBeLessThanOrEqual(part.amount_cents);
          }
          const grown = halfRule(required, production(personal + more, legs));
          expect(grown.counted_cents).toBeGreaterThanOrEqual(result.counted_cents);
          // What is exhausted adds nothing.
          if (result.parts[0]?.is_exhausted) expect(grown.counted_cents).toBe(result.counted_cents);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
