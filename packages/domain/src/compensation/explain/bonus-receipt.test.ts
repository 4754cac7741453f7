import { describe, expect, it } from 'vitest';
import { allocateBuilderPool, builderPoolCents } from '../../pay-run/index.ts';
import { add, fractionText, parseFraction, ZERO } from '../exact.ts';
import { type BuilderTrace, explainProgram, programReceipt, type ScholarshipTrace } from './bonus-receipt.ts';
import type { ReceiptStep } from './receipt.ts';

const said = ({ kind, label, reason, bps, value }: ReceiptStep) =>
  [kind, label, reason, bps, value].filter((part) => part !== null).join(' | ');
const sumOf = (steps: readonly ReceiptStep[]) =>
  fractionText(
    steps
      .filter(({ kind }) => kind === 'amount' || kind === 'rounding')
      .map(({ value }) => parseFraction(value ?? '0'))
      .reduce(add, ZERO),
  );

/** Example 11: 4, 2 and 1 shares of the pool of 487,654.32. */
function example(): BuilderTrace[] {
  const issued = 48_765_432;
  const pool = builderPoolCents(issued);
  const payouts = allocateBuilderPool(
    pool,
    [2_000_000, 1_000_000, 500_000].map((base_shop_bv_cents, index) => ({
      associate_code: `U00000${index}`,
      base_shop_bv_cents,
      is_enrolled_all_month: true,
      is_in_good_standing: true,
      recruits: 3,
    })),
  );
  return payouts.map(({ shares, bonus_cents }) => ({
    program: 'Builder Bonus',
    from: '2026-10-01',
    to: '2026-10-31',
    issued_bv_cents: issued,
    pool_bps: 200,
    pool_cents: pool,
    shares,
    all_shares: 7,
    bonus_cents,
  }));
}

describe('the receipt of a Builder Bonus (4.9, example 11)', () => {
  it('leads from the BV of the month over the pool to the shares', () => {
    const [most, , least] = example().map(programReceipt);
    expect(most?.map(said)).toEqual([
      'basis | Issued BV of the month | 10/01/2026 – 10/31/2026 | 48765432',
      'basis | Pool | 200 | 975309',
      'amount | 4 of 7 shares | 3901236/7',
      'rounding | Rounding | -3/7',
    ]);
    expect(least?.map(said).slice(2)).toEqual([
      'amount | 1 of 7 shares | 975309/7',
      'rounding | Rounding | with a spare cent of the pool | 1/7',
    ]);
  });

  it('adds up to the cents of the line', () => {
    expect(example().map((trace) => sumOf(programReceipt(trace)))).toEqual(['557319', '278660', '139330']);
    expect(explainProgram(example()[0] as BuilderTrace)).toBe(
      'Builder Bonus of 10/01/2026 – 10/31/2026: 4 of 7 shares of the pool',
    );
  });

  it('has no rounding where one person has the pool', () => {
    const [trace] = example();
    const alone = { ...(trace as BuilderTrace), all_shares: 4, bonus_cents: 975_309 };
    expect(programReceipt(alone).map(({ kind }) => kind)).toEqual(['basis', 'basis', 'amount']);
    expect(explainProgram({ ...alone, shares: 1, all_shares: 1 })).toMatch(/1 of 1 share of the pool$/);
  });
});

describe('the receipt of a scholarship (5.6)', () => {
  const trace: ScholarshipTrace = {
    program: 'Scholarship',
    letter: 'A',
    from: '2026-07-01',
    to: '2026-09-30',
    bv_cents: 612_345,
    min_bv_cents: 500_000,
    recruits: 4,
    min_recruits: 3,
    award_cents: 100_000,
  };

  it('says what the program asks for and what was there', () => {
    expect(programReceipt(trace).map(said)).toEqual([
      'basis | Issued BV of the quarter | 07/01/2026 – 09/30/2026 | 612345',
      'note | Program A asks for at least | 500000',
      'note | Recruits | 4, at least 3 are asked for',
      'amount | Award | 100000',
    ]);
    expect(explainProgram(trace)).toBe('Scholarship program A of 07/01/2026 – 09/30/2026');
  });

  it('speaks of no recruits where the program asks for none', () => {
    expect(programReceipt({ ...trace, letter: 'D', min_recruits: 0 })).toHaveLength(3);
  });
});
