import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREMIUM_MODES } from '../enumerations/business.ts';
import {
  coveredMonths,
  installments,
  installmentsDue,
  isAsEarned,
  monthsPerPremium,
} from './installments.ts';
import type { PaymentTerms } from './types.ts';

const terms = (more: Partial<PaymentTerms> = {}): PaymentTerms => ({
  payment_basis: 'Advance',
  advance_months: 9,
  premium_mode: 'Monthly',
  ...more,
});
const amounts = (year_cents: number, more?: Partial<PaymentTerms>) =>
  installments(year_cents, terms(more)).map(({ amount_cents }) => amount_cents);

describe('installments (domain.md 4.7)', () => {
  it('advance: nine months at placement, then month by month (R-MNY-13, example 8, Appendix A.3)', () => {
    expect(amounts(36_001)).toEqual([27_001, 3000, 3000, 3000]);
    expect(installments(36_001, terms())[1]).toEqual({
      installment: 1,
      from_month: 10,
      through_month: 10,
      amount_cents: 3000,
    });
  });

  it('are one payment in mode Annual or Single, whatever the basis', () => {
    expect(amounts(36_001, { premium_mode: 'Annual' })).toEqual([36_001]);
    expect(amounts(36_001, { premium_mode: 'Single', payment_basis: 'As Earned' })).toEqual([36_001]);
    expect(amounts(36_001, { advance_months: 12 })).toEqual([36_001]);
  });

  it('are twelve when As Earned or without months ahead (R-MNY-14)', () => {
    expect(amounts(1200, { payment_basis: 'As Earned' })).toEqual(Array(12).fill(100));
    expect(amounts(1200, { advance_months: 0 })).toEqual(Array(12).fill(100));
    expect(isAsEarned(terms({ payment_basis: 'As Earned' }))).toBe(true);
    expect(isAsEarned(terms({ payment_basis: 'As Earned', premium_mode: 'Annual' }))).toBe(false);
    expect(isAsEarned(terms({ advance_months: 0 }))).toBe(false);
  });

  it('fall due with the premiums reported; one covering several months releases all of them (R-MNY-13)', () => {
    const quarterly = terms({ premium_mode: 'Quarterly', payment_basis: 'As Earned' });
    const due = (posted: number, reported: number) =>
      installmentsDue(1200, quarterly, posted, coveredMonths(quarterly, reported)).map(
        ({ through_month }) => through_month,
      );
    expect(monthsPerPremium('Quarterly')).toBe(3);
    expect(due(0, 0)).toEqual([]);
    expect(due(0, 3)).toEqual([1, 2, 3]);
    expect(due(3, 6)).toEqual([4, 5, 6]);
    const advance = terms();
    expect(installmentsDue(36_001, advance, 0, coveredMonths(advance, 1))).toHaveLength(1);
    expect(installmentsDue(36_001, advance, 9, coveredMonths(advance, 9))).toEqual([]);
    expect(installmentsDue(36_001, advance, 9, coveredMonths(advance, 11))).toHaveLength(2);
  });

  it('add up to the year’s amount and are never negative (R-MNY-15, I7)', () => {
    const anyTerms = fc.record({
      payment_basis: fc.constantFrom('Advance', 'As Earned'),
      advance_months: fc.integer({ min: 0, max: 12 }),
      premium_mode: fc.constantFrom(...PREMIUM_MODES),
    } as const);
    fc.assert(
      fc.property(
        fc.nat(99_999_999_999),
        anyTerms,
        fc.array(fc.nat(13), { maxLength: 4 }),
        (year, way, reports) => {
          const parts = installments(year, way);
          expect(parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(year);
          expect(parts.every(({ amount_cents }) => amount_cents >= 0)).toBe(true);
          // Posted as premiums come in, in whatever steps: the same parts, each once.
          let posted = 0;
          const seen = [];
          for (const reported of [...reports.toSorted((a, b) => a - b), 12]) {
            const due = installmentsDue(year, way, posted, coveredMonths(way, reported));
            seen.push(...due);
            posted = due.at(-1)?.through_month ?? posted;
          }
          expect(seen).toEqual(parts);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
