import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, fraction, fractionText, halfUp, largestRemainder, parseFraction } from './exact.ts';
import { policyBv, policyHundredths, portionBvs, receiptBv } from './volume.ts';

describe('exact arithmetic (domain.md section 4)', () => {
  it('rounds half up, also below zero', () => {
    const rounded = [-3, -2, -1, 0, 1, 2, 3].map((num) => halfUp(fraction(num, 2)));
    expect(rounded).toEqual([-1, -1, 0, 0, 1, 1, 2]);
    expect(halfUp(fraction(-149, 100))).toBe(-1);
    expect(halfUp(fraction(-151, 100))).toBe(-2);
  });

  it('writes fractions reduced', () => {
    expect(
      ['4197520000/1000000', '126000/1', '-6/4', '0/7'].map((text) => fractionText(parseFraction(text))),
    ).toEqual(['104938/25', '126000', '-3/2', '0']);
  });

  it('gives spare cents to the largest fractions, the earlier first (R-MNY-08)', () => {
    const thirds = [fraction(1, 3), fraction(1, 3), fraction(1, 3)];
    expect(largestRemainder(thirds).map(({ cents }) => cents)).toEqual([1, 0, 0]);
    expect(largestRemainder([fraction(1, 2), fraction(2, 3), fraction(1, 3)])).toEqual([
      { cents: 1, remainder_cent: 1 },
      { cents: 1, remainder_cent: 1 },
      { cents: 0, remainder_cent: 0 },
    ]);
    expect(largestRemainder([])).toEqual([]);
  });

  it('never moves a value by a cent or more, and hits the rounded sum, also below zero (R-MNY-08)', () => {
    const value = fc.tuple(
      fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
      fc.bigInt({ min: 1n, max: 100_000n }),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 12 }), (pairs) => {
        const values = pairs.map(([num, den]) => fraction(num, den));
        const shares = largestRemainder(values);
        const den = values.reduce((product, each) => product * each.den, 1n);
        const sum = values.reduce((total, each) => total + each.num * (den / each.den), 0n);
        expect(shares.reduce((total, { cents }) => total + cents, 0)).toBe(halfUp(fraction(sum, den)));
        shares.forEach(({ cents }, index) => {
          const { num = 0n, den: own = 1n } = values[index] ?? {};
          const off = BigInt(cents) * own - num;
          expect(off > -own && off < own).toBe(true);
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('shares the builder pool of example 11 (R-MNY-28)', () => {
    expect(allocate(975_309, [4, 2, 1])).toEqual([557_319, 278_660, 139_330]);
    expect(allocate(100, [0, 0])).toEqual([0, 0]);
  });
});

describe('volume', () => {
  const basis = {
    target_premium_cents: 123_457,
    excess_premium_cents: 0,
    bv_rate_bps: 8500,
    excess_bv_rate_bps: 300,
  };

  it('is target and excess at their own rates, half up (R-MNY-04, examples 1 and 2)', () => {
    expect(policyBv(basis)).toBe(104_938);
    expect(policyBv({ ...basis, target_premium_cents: 360_000, bv_rate_bps: 10_000 })).toBe(360_000);
    expect(policyBv({ ...basis, excess_premium_cents: 50_017 })).toBe(106_439);
    expect(
      policyBv({
        ...basis,
        target_premium_cents: 99_999_999_999,
        bv_rate_bps: 15_000,
        excess_premium_cents: 99_999_999_999,
        excess_bv_rate_bps: 2000,
      }),
    ).toBe(169_999_999_998);
  });

  it('of a renewal is the premium received at the year’s rate, missing counts as 0 (R-MNY-04)', () => {
    expect(receiptBv(12_345, 500)).toBe(617);
    expect(receiptBv(12_345, undefined)).toBe(0);
  });

  it.each([
    [250_001, [6000, 4000], [150_001, 100_000]],
    [10_001, [3333, 3333, 3334], [3333, 3333, 3335]],
  ])('split_shares: %i over %j (R-MNY-05, Appendix A.3)', (bv, shares, portions) => {
    expect(portionBvs(bv, shares)).toEqual(portions);
  });

  it('counts one policy in hundredths (R-PTS-01)', () => {
    expect(policyHundredths([10_000])).toEqual([100]);
    expect(policyHundredths([3333, 3333, 3334])).toEqual([33, 33, 34]);
    expect(policyHundredths([5050, 4950])).toEqual([51, 49]);
  });
});
