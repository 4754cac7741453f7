import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money.ts';
import { financialLifestyle } from './financial-lifestyle.ts';
import {
  checkFinancialLifestyle,
  FINANCIAL_LIFESTYLE_DEFAULTS,
  type FinancialLifestyleInput,
} from './financial-lifestyle-form.ts';
import { financialLifestyleSteps } from './financial-lifestyle-steps.ts';

/** A.3 `fls`. */
const vector = {
  need: 103820.87,
  other_future: 44494.66,
  short: 59326.21,
  capital: 1252718.81,
  projected: 552738.02,
  gap: 699980.79,
  extra_monthly: 1035.03,
  readiness_pct: 44,
};
const worked: FinancialLifestyleInput = {
  ...FINANCIAL_LIFESTYLE_DEFAULTS,
  current_age: 40,
  retirement_age: 65,
  life_expectancy: 90,
  income_cents: 8_000_000,
  savings_cents: 5_000_000,
  monthly_contribution_cents: 50_000,
  other_income_cents: 2_400_000,
};
const cents = (dollars: number) => Math.round(dollars * 100);
const within = (actual: number, dollars: number) =>
  expect(Math.abs(actual - cents(dollars))).toBeLessThanOrEqual(1);

describe('Financial Lifestyle Strategy (domain.md 6.2)', () => {
  it('answers the worked example to a cent (R-CAL-03)', () => {
    const result = financialLifestyle(worked);
    within(result.need_cents, vector.need);
    within(result.other_future_cents, vector.other_future);
    within(result.short_year_cents, vector.short);
    within(result.capital_cents, vector.capital);
    within(result.projected_savings_cents, 214593.54);
    within(result.projected_contributions_cents, 338144.48);
    within(result.projected_cents, vector.projected);
    within(result.gap_cents, vector.gap);
    within(result.extra_monthly_cents, vector.extra_monthly);
    expect(result.readiness_percent).toBe(vector.readiness_pct);
    expect([result.years_to_retirement, result.years_in_retirement]).toEqual([25, 25]);
  });
  it('needs one payment per year when money only keeps up with prices', () => {
    const level = financialLifestyle({ ...worked, return_after_bps: 250 });
    expect(Math.abs(level.capital_cents - level.short_year_cents * 25)).toBeLessThan(25);
  });
  it('counts months without a return and adds nothing to them', () => {
    const flat = financialLifestyle({ ...worked, return_before_bps: 0 });
    expect(flat.projected_contributions_cents).toBe(50_000 * 12 * 25);
    expect(flat.extra_monthly_cents).toBe(Math.floor(flat.gap_cents / 300 + 0.5));
  });
  it('is wholly ready when other income covers the need', () => {
    const covered = financialLifestyle({ ...worked, other_income_cents: 5_600_000, savings_cents: 0 });
    expect([covered.capital_cents, covered.gap_cents, covered.readiness_percent]).toEqual([0, 0, 100]);
  });
  it('says in how many months a debt is paid, or never at this payment', () => {
    const months = (balance: number, rate: number, payment: number) =>
      financialLifestyle({
        ...worked,
        debts: [{ balance_cents: balance, rate_bps: rate, payment_cents: payment }],
      }).debts[0]?.months;
    expect(months(1_000_000, 0, 100_000)).toBe(10);
    expect(months(1_000_000, 0, 99_999)).toBe(11);
    // 10,000 at 12 % and 200 a month: the usual table says 70 months.
    expect(months(1_000_000, 1_200, 20_000)).toBe(70);
    expect(months(1_000_000, 1_200, 10_000)).toBeNull();
    expect(months(1_000_000, 1_200, 10_001)).toBeGreaterThan(900);
    expect(months(0, 1_200, 0)).toBe(0);
    expect(months(1, 0, 0)).toBeNull();
  });
  it('gives the monthly saving of a goal with prices and savings grown, never below 0', () => {
    const goal = (saved: number) =>
      financialLifestyle({
        ...worked,
        inflation_bps: 0,
        return_before_bps: 0,
        goals: [{ amount_cents: 1_200_000, years: 5, saved_cents: saved }],
      }).goals[0];
    expect(goal(0)?.monthly_cents).toBe(20_000);
    expect(goal(600_000)?.monthly_cents).toBe(10_000);
    expect(goal(2_000_000)?.monthly_cents).toBe(0);
  });
  it('scores with red below 50, amber below 80, else green', () => {
    const { scores } = financialLifestyle(
      {
        ...worked,
        monthly_expenses_cents: 400_000,
        emergency_savings_cents: 1_200_000,
        debts: [{ balance_cents: 5_000_000, rate_bps: 500, payment_cents: 48_000 }],
      },
      { need_cents: 1_250_000, existing_cents: 1_000_000 },
    );
    expect(scores).toEqual({
      protection: { percent: 80, color: 'green' },
      emergency: { percent: 50, color: 'amber' },
      debt: { percent: 80, color: 'green' },
      retirement: { percent: 44, color: 'red' },
      goals: { percent: 100, color: 'green' },
    });
  });
  it.each([
    [49, 'red'],
    [50, 'amber'],
    [79, 'amber'],
    [80, 'green'],
    [100, 'green'],
  ])('calls %i percent %s, rounded down', (percent, color) => {
    const { scores } = financialLifestyle({
      ...worked,
      monthly_expenses_cents: 10_000,
      emergency_months: 10,
      emergency_savings_cents: Math.min(100_000, percent * 1_000 + 999),
    });
    expect(scores.emergency).toEqual({ percent, color });
  });
  it('adds up all goals with prices and savings grown for their score', () => {
    const { scores, goals } = financialLifestyle({
      ...worked,
      goals: [
        { amount_cents: 2_000_000, years: 5, saved_cents: 1_000_000 },
        { amount_cents: 1_000_000, years: 10, saved_cents: 0 },
      ],
    });
    const sum = (key: 'future_amount_cents' | 'future_saved_cents') =>
      goals.reduce((total, goal) => total + goal[key], 0);
    within(sum('future_saved_cents'), 10_000 * 1.06 ** 5);
    within(sum('future_amount_cents'), 20_000 * 1.025 ** 5 + 10_000 * 1.025 ** 10);
    expect(scores.goals).toEqual({ percent: 37, color: 'red' });
  });
  it('is told in plain words whose amounts are the result', () => {
    const result = financialLifestyle(worked);
    const steps = financialLifestyleSteps(worked, result, formatMoney);
    expect(steps.map(({ label, cents }) => `${label} ${formatMoney(cents)}`)).toEqual([
      'Income wanted in the first year $103,820.87',
      'Other income in that year $44,494.66',
      'Short in that year $59,326.21',
      'Capital needed $1,252,718.81',
      'Capital projected $552,738.02',
      'Gap $699,980.79',
      'Extra each month $1,035.03',
    ]);
    expect(steps[0]?.words).toBe('70% of $80,000.00, with prices rising 2.5% a year for 25 years');
  });
  it('has no protection score without a linked DIME result, and full marks where nothing is needed', () => {
    expect(financialLifestyle(worked).scores.protection).toBeNull();
    expect(financialLifestyle(worked, { need_cents: 0, existing_cents: 0 }).scores.protection?.percent).toBe(
      100,
    );
  });
  it('gives finite whole cents for every form its check accepts', () => {
    const entry = (min: number, max: number) => fc.integer({ min, max });
    const money = entry(0, 99_999_999_999);
    const form = fc.record({
      current_age: entry(18, 80),
      retirement_age: entry(19, 110),
      life_expectancy: entry(20, 120),
      income_cents: money,
      replace_bps: entry(0, 20_000),
      inflation_bps: entry(0, 2_000),
      return_before_bps: entry(0, 2_000),
      return_after_bps: entry(0, 2_000),
      savings_cents: money,
      monthly_contribution_cents: money,
      other_income_cents: money,
      debts: fc.array(fc.record({ balance_cents: money, rate_bps: entry(0, 10_000), payment_cents: money }), {
        maxLength: 2,
      }),
      goals: fc.array(fc.record({ amount_cents: money, years: entry(1, 80), saved_cents: money }), {
        maxLength: 2,
      }),
    });
    fc.assert(
      fc.property(form, (input) => {
        fc.pre(checkFinancialLifestyle(input, { complete: true }).length === 0);
        const flat = JSON.stringify(financialLifestyle(input), (_, value) =>
          typeof value === 'number' && !Number.isSafeInteger(value) ? 'UNSAFE' : value,
        );
        expect(flat).not.toContain('UNSAFE');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the form of the Financial Lifestyle Strategy', () => {
  it('asks for ages, income and rates when completed', () => {
    expect(checkFinancialLifestyle(FINANCIAL_LIFESTYLE_DEFAULTS, { complete: true })).toEqual([
      { field: 'current_age', message: 'Current Age is required' },
      { field: 'retirement_age', message: 'Retirement Age is required' },
      { field: 'income_cents', message: 'Income is required' },
    ]);
    expect(checkFinancialLifestyle(FINANCIAL_LIFESTYLE_DEFAULTS, { complete: false })).toEqual([]);
  });
  it('keeps the ages in order with the SPEC minimum message', () => {
    const wrong = { ...worked, retirement_age: 40, life_expectancy: 40, income_cents: -1 };
    expect(checkFinancialLifestyle(wrong, { complete: true })).toEqual([
      { field: 'retirement_age', message: 'Retirement Age must be greater than or equal to 41' },
      { field: 'life_expectancy', message: 'Life Expectancy must be greater than or equal to 41' },
      { field: 'income_cents', message: 'Income must be greater than or equal to 0' },
    ]);
  });
  it('looks at every debt and goal', () => {
    const wrong: FinancialLifestyleInput = {
      ...worked,
      debts: [{ balance_cents: 1, rate_bps: 10_001, payment_cents: 0.5 }],
      goals: [{ amount_cents: 1, years: 0 }],
    };
    expect(checkFinancialLifestyle(wrong, { complete: true })).toEqual([
      { field: 'debts.0.rate_bps', message: 'Rate must be less than or equal to 100%' },
      { field: 'debts.0.payment_cents', message: 'Payment is not valid' },
      { field: 'goals.0.years', message: 'Years must be greater than or equal to 1' },
    ]);
  });
});
