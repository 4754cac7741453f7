import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocateBuilderPool,
  type BuilderCandidate,
  builderPoolCents,
  builderShares,
  isBuilderQualified,
  isNearBuilderBonus,
} from './builder-pool.ts';
import { EXCHANGE_TERMS, shareExchange } from './exchange.ts';

/** A.3 `builder_pool`. */
const vector = { issued_bv: 48765432, pool: 975309, shares: [4, 2, 1], awards: [557319, 278660, 139330] };

const candidate = (associate_code: string, own: Partial<BuilderCandidate> = {}): BuilderCandidate => ({
  associate_code,
  is_enrolled_all_month: true,
  is_in_good_standing: true,
  recruits: 3,
  base_shop_bv_cents: 500_000,
  ...own,
});

describe('Builder Bonus (domain.md 4.9)', () => {
  it('shares the pool of example 11 by largest remainder', () => {
    const pool = builderPoolCents(vector.issued_bv);
    expect(pool).toBe(vector.pool);
    const [a = 0, b = 0, c = 0] = vector.shares;
    const payouts = allocateBuilderPool(pool, [
      candidate('U000003', { base_shop_bv_cents: c * 500_000 + 499_999 }),
      candidate('U000001', { base_shop_bv_cents: a * 500_000 }),
      candidate('U000002', { base_shop_bv_cents: b * 500_000 }),
    ]);
    expect(payouts).toEqual(
      vector.awards.map((bonus_cents, index) => ({
        associate_code: `U00000${index + 1}`,
        shares: vector.shares[index],
        bonus_cents,
      })),
    );
  });
  it('has no pool in a month whose reversals exceed its issues (R-MNY-26)', () => {
    expect(builderPoolCents(-5_000_000)).toBe(0);
  });
  it('gives a share per 5,000 of base-shop BV, at most six (R-MNY-27)', () => {
    expect(
      [-1, 0, 499_999, 500_000, 999_999, 1_000_000, 3_000_000, 9_000_000].map((bv) => builderShares(bv)),
    ).toEqual([0, 0, 0, 1, 1, 2, 6, 6]);
  });
  it('pays nobody for recruiting alone, nor without enrollment or good standing (R-MNY-27, R-MNY-28)', () => {
    expect(isBuilderQualified(candidate('U000001'))).toBe(true);
    const short: Partial<BuilderCandidate>[] = [
      { base_shop_bv_cents: 499_999, recruits: 50 },
      { recruits: 2 },
      { is_enrolled_all_month: false },
      { is_in_good_standing: false },
    ];
    for (const own of short) expect(isBuilderQualified(candidate('U000001', own))).toBe(false);
  });
  it('is near when at most a tenth is missing of recruits and BV, and nothing else (domain.md 8.1)', () => {
    const near: Partial<BuilderCandidate>[] = [
      { base_shop_bv_cents: 450_000 },
      { base_shop_bv_cents: 499_999, recruits: 50 },
    ];
    for (const own of near) expect(isNearBuilderBonus(candidate('U000001', own))).toBe(true);
    const far: Partial<BuilderCandidate>[] = [
      {},
      { base_shop_bv_cents: 449_999 },
      { base_shop_bv_cents: 450_000, recruits: 2 },
      { base_shop_bv_cents: 450_000, is_enrolled_all_month: false },
      { base_shop_bv_cents: 450_000, is_in_good_standing: false },
    ];
    for (const own of far) expect(isNearBuilderBonus(candidate('U000001', own))).toBe(false);
  });
  it('leaves the pool to the House when nobody qualifies (R-MNY-28)', () => {
    expect(allocateBuilderPool(975_309, [candidate('U000001', { recruits: 0 })])).toEqual([]);
  });
  it('pays out exactly the pool, equal shares at most a cent apart, whatever the order (R-MNY-08)', () => {
    const bvs = fc.array(fc.integer({ min: 500_000, max: 9_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), bvs, (pool, each) => {
        const people = each.map((base_shop_bv_cents, index) =>
          candidate(`U${String(index).padStart(6, '0')}`, { base_shop_bv_cents }),
        );
        const payouts = allocateBuilderPool(pool, people);
        expect(allocateBuilderPool(pool, people.toReversed())).toEqual(payouts);
        expect(payouts.reduce((sum, { bonus_cents }) => sum + bonus_cents, 0)).toBe(pool);
        for (const a of payouts) {
          for (const b of payouts) {
            if (a.shares === b.shares) expect(Math.abs(a.bonus_cents - b.bonus_cents)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });
});

describe('exchange revenue (R-MNY-35)', () => {
  const terms = { ...EXCHANGE_TERMS, is_enabled: true };
  const lines = [
    { id: 'a', amount_cents: 10_001 },
    { id: 'b', amount_cents: 1 },
  ];
  it('is off unless switched on', () => {
    expect(shareExchange(lines, 9_000_000)).toEqual([]);
  });
  it('gives half from 50,000 of base-shop BV, a quarter from 25,000, nothing below', () => {
    expect(shareExchange(lines, 5_000_000, terms)).toEqual([
      { line_id: 'a', new_rmd_cents: 5_001, promoting_rmd_cents: 5_000 },
      { line_id: 'b', new_rmd_cents: 1, promoting_rmd_cents: 0 },
    ]);
    expect(shareExchange(lines, 4_999_999, terms)[0]).toEqual({
      line_id: 'a',
      new_rmd_cents: 2_500,
      promoting_rmd_cents: 7_501,
    });
    expect(shareExchange(lines, 2_500_000, terms)).toHaveLength(2);
    expect(shareExchange(lines, 2_499_999, terms)).toEqual([]);
  });
  it('leaves every line’s sum as it is', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 9_000_000 }), (amount_cents, bv) =>
        shareExchange([{ id: 'a', amount_cents }], bv, terms).every(
          (share) => share.new_rmd_cents + share.promoting_rmd_cents === amount_cents,
        ),
      ),
    );
  });
});
