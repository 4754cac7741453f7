import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_RUNS, payoff } from './payoff.ts';
import { settle } from './settlement.ts';

const terms = {
  balance_cents: 100_000,
  gross_cents: 60_000,
  withhold_bps: 5_000,
  first_pay_date: '2026-11-27',
  days_between_runs: 7,
};

test('a debt is paid off when half of four payouts has covered it', () => {
  expect(payoff(terms)).toEqual([
    { pay_date: '2026-11-27', withheld_cents: 30_000, remaining_cents: 70_000 },
    { pay_date: '2026-12-04', withheld_cents: 30_000, remaining_cents: 40_000 },
    { pay_date: '2026-12-11', withheld_cents: 30_000, remaining_cents: 10_000 },
    { pay_date: '2026-12-18', withheld_cents: 10_000, remaining_cents: 0 },
  ]);
});

test('without pay a debt is never paid off, without a debt there is nothing to pay off', () => {
  expect(payoff({ ...terms, gross_cents: 0 })).toBeUndefined();
  expect(payoff({ ...terms, withhold_bps: 0 })).toBeUndefined();
  expect(payoff({ ...terms, gross_cents: 2, balance_cents: MOST_RUNS + 1 })).toBeUndefined();
  expect(payoff({ ...terms, balance_cents: 0 })).toEqual([]);
});

test('every step withholds what the run itself would', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 2_000, max: 400_000 }),
      fc.integer({ min: 100, max: 10_000 }),
      (balance_cents, gross_cents, withhold_bps) => {
        const steps = payoff({ ...terms, balance_cents, gross_cents, withhold_bps }) ?? [];
        let remaining = balance_cents;
        for (const step of steps.slice(0, 20)) {
          const run = settle({
            associate_code: 'U1',
            currency: 'USD',
            lines: [{ id: 'a', amount_cents: gross_cents }],
            debts: [{ id: 'd', event_date: '2026-01-01', remaining_cents: remaining }],
            carry_in_cents: 0,
            withhold_bps,
            is_held: false,
            shared: null,
          });
          expect(step.withheld_cents).toBe(run.withheld_cents);
          remaining -= run.withheld_cents;
          expect(step.remaining_cents).toBe(remaining);
        }
      },
    ),
  );
});
