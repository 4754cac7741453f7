import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MONEY_CENTS } from '../money.ts';
import { adjustmentErrors, adjustmentStatus, needsSecondPerson } from './adjustment.ts';
import { convertCents, parseRate } from './conversion.ts';
import { planRollUp, ROLL_UP_TERMS, type RollUpCase } from './roll-up.ts';
import { taxableTotal } from './tax.ts';

describe('foreign lines (R-MNY-30)', () => {
  it('are converted at the run’s rate, half up', () => {
    expect(convertCents(10_000, 13_725)).toBe(13_725);
    expect(convertCents(1, 13_725)).toBe(1);
    expect(convertCents(2, 12_500)).toBe(3);
    expect(convertCents(1, 5_000)).toBe(1);
    expect(convertCents(99_999_999_999, 13_725)).toBe(137_249_999_999);
  });
  it('keep the sign and never lose more than half a cent', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999_999 }), fc.integer({ min: 1, max: 30_000 }), (cents, rate) => {
        const off = BigInt(convertCents(cents, rate)) * 10_000n - BigInt(cents) * BigInt(rate);
        return off <= 5_000n && off > -5_000n;
      }),
    );
  });
  it('take rates with at most four decimals', () => {
    expect(['1.3725', '1', '0.7', ' 0.7286 '].map(parseRate)).toEqual([13_725, 10_000, 7_000, 7_286]);
    for (const text of ['', '0', '0.0000', '1.37255', '-1', '1,3', 'x'])
      expect(parseRate(text)).toBeUndefined();
  });
});

describe('taxable totals (R-MNY-31)', () => {
  const run = (
    pay_date: string,
    gross_cents: number,
    withheld_cents = 0,
    currency: 'USD' | 'CAD' = 'USD',
  ) => ({
    pay_date,
    currency,
    gross_cents,
    withheld_cents,
  });
  it('fall by what is recovered, in the year it is recovered', () => {
    const runs = [
      run('2025-12-26', 300_000),
      run('2026-01-02', 250_000, 84_000),
      run('2026-05-01', 1, 0, 'CAD'),
    ];
    expect(taxableTotal(runs, 'USD', 2025).taxable_cents).toBe(300_000);
    expect(taxableTotal(runs, 'USD', 2026)).toEqual({
      currency: 'USD',
      gross_cents: 250_000,
      recovered_cents: 84_000,
      taxable_cents: 166_000,
      slip: null,
    });
  });
  it('ask for a slip from the threshold of their year on (domain.md 1.6)', () => {
    const slip = (cents: number, currency: 'USD' | 'CAD', year: number) =>
      taxableTotal([run(`${year}-06-05`, cents, 0, currency)], currency, year).slip;
    expect([slip(59_999, 'USD', 2025), slip(60_000, 'USD', 2025)]).toEqual([null, '1099-NEC']);
    expect([slip(199_999, 'USD', 2026), slip(200_000, 'USD', 2027)]).toEqual([null, '1099-NEC']);
    expect([slip(49_999, 'CAD', 2026), slip(50_000, 'CAD', 2026)]).toEqual([null, 'T4A']);
  });
});

describe('debt roll-up (R-MNY-33)', () => {
  const terms = { ...ROLL_UP_TERMS, is_enabled: true };
  const left: RollUpCase = {
    status: 'Terminated',
    left_on: '2026-01-10',
    debts: [
      { id: 'old', event_date: '2025-11-01', remaining_cents: 84_000 },
      { id: 'later', event_date: '2026-02-01', remaining_cents: 500 },
    ],
    uplines: [
      { code: 'U000002', is_senior: false, is_skipped: false },
      { code: 'U000003', is_senior: true, is_skipped: true },
      { code: 'U000004', is_senior: true, is_skipped: false },
      { code: 'U000005', is_senior: true, is_skipped: false },
    ],
  };
  it('moves each debt after 90 unpaid days to the first senior upline who is not skipped, told 15 days ahead', () => {
    expect(planRollUp(left, terms)).toEqual([
      {
        debt_id: 'old',
        receiver_code: 'U000004',
        amount_cents: 84_000,
        notice_on: '2026-03-26',
        transfer_on: '2026-04-10',
      },
      {
        debt_id: 'later',
        receiver_code: 'U000004',
        amount_cents: 500,
        notice_on: '2026-04-17',
        transfer_on: '2026-05-02',
      },
    ]);
  });
  it('moves nothing while the setting is off, nor of who has not left, nor without a receiver', () => {
    expect(planRollUp(left)).toEqual([]);
    expect(planRollUp({ ...left, status: 'Suspended' }, terms)).toEqual([]);
    expect(planRollUp({ ...left, uplines: left.uplines.slice(0, 2) }, terms)).toEqual([]);
    expect(
      planRollUp({ ...left, debts: [{ id: 'paid', event_date: '2025-11-01', remaining_cents: 0 }] }, terms),
    ).toEqual([]);
  });
});

describe('adjustments by hand (R-MNY-36)', () => {
  it('need an amount and a reason of ten characters', () => {
    expect(adjustmentErrors({ amount_cents: -1, reason: 'Paid twice' })).toEqual([]);
    expect(adjustmentErrors({ amount_cents: MAX_MONEY_CENTS, reason: 'Bonus paid late' })).toEqual([]);
    expect(adjustmentErrors({ amount_cents: 0, reason: '  too short' })).toEqual([
      { field: 'amount_cents', message: 'Amount is not valid' },
      { field: 'reason', message: 'Reason must be at least 10 characters' },
    ]);
    expect(adjustmentErrors({ amount_cents: 0.5, reason: '   ' })).toEqual([
      { field: 'amount_cents', message: 'Amount is not valid' },
      { field: 'reason', message: 'Reason is required' },
    ]);
  });
  it('need a second person from $1,000 on, in either direction', () => {
    expect([99_999, 100_000, -99_999, -100_000].map((cents) => needsSecondPerson(cents))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
  it('count together with what the same admin adjusted for the associate before', () => {
    expect([needsSecondPerson(99_999, 99_999), needsSecondPerson(-1, 99_999)]).toEqual([true, true]);
    expect([needsSecondPerson(1, 99_998), needsSecondPerson(1, 99_998, 99_999)]).toEqual([false, true]);
  });
  it('join the debts when negative', () => {
    expect([adjustmentStatus(1), adjustmentStatus(-1)]).toEqual(['Pending', 'Chargeback']);
  });
});
