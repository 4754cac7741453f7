import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money.ts';
import { checkDime, DIME_DEFAULTS, type DimeInput, dime } from './dime.ts';
import { dimeSteps } from './dime-steps.ts';

/** A.3 `dime`, in dollars. */
const vector = {
  debts: [18000, 12000],
  final: 15000,
  income: 72000,
  years: 10,
  mortgage: 285000,
  education: [100000, 100000],
  existing: 290000,
  need: 1250000,
  gap: 960000,
  recommended: 975000,
};
const worked: DimeInput = {
  ...DIME_DEFAULTS,
  debts: vector.debts.map((balance) => ({ kind: 'Other', balance_cents: balance * 100 })),
  final_expenses_cents: vector.final * 100,
  annual_income_cents: vector.income * 100,
  income_years: vector.years,
  mortgage_balance_cents: vector.mortgage * 100,
  children: vector.education.map((cost) => ({ education_cost_cents: cost * 100 })),
  individual_life_cents: 25_000_000,
  group_life_cents: 4_000_000,
};

describe('DIME (domain.md 6.1)', () => {
  it('answers the worked example', () => {
    expect(dime(worked)).toEqual({
      debts_cents: 4_500_000,
      income_cents: 72_000_000,
      mortgage_cents: 28_500_000,
      education_cents: 20_000_000,
      need_cents: vector.need * 100,
      existing_cents: vector.existing * 100,
      gap_cents: vector.gap * 100,
      surplus_cents: 0,
      recommended_face_cents: vector.recommended * 100,
    });
  });
  it('counts rent for the years chosen in place of a mortgage', () => {
    const rented = dime({ ...worked, housing: 'Rent', monthly_rent_cents: 180_000, rent_years: 10 });
    expect(rented.mortgage_cents).toBe(21_600_000);
  });
  it('leaves group cover out on request and never counts education savings twice', () => {
    expect(dime({ ...worked, include_group_life: false }).existing_cents).toBe(25_000_000);
    expect(dime({ ...worked, education_savings_cents: 30_000_000 }).education_cents).toBe(0);
  });
  it('shows a surplus in place of a gap, never both', () => {
    const covered = dime({ ...worked, savings_cents: 100_000_000 });
    expect([covered.gap_cents, covered.surplus_cents, covered.recommended_face_cents]).toEqual([
      0, 4_000_000, 0,
    ]);
  });
  it('is told in plain words whose amounts are the result', () => {
    const result = dime(worked);
    const steps = dimeSteps(worked, result, formatMoney);
    expect(steps.map(({ label, words, cents }) => `${label} ${formatMoney(cents)}: ${words}`)).toEqual([
      'Debts $45,000.00: Debts $30,000.00 + final expenses $15,000.00',
      'Income $720,000.00: $72,000.00 a year × 10 years',
      'Mortgage $285,000.00: Mortgage $285,000.00 + other property loans $0.00',
      'Education $200,000.00: $200,000.00 for 2 children − $0.00 saved for it',
      'Need $1,250,000.00: Debts + income + mortgage + education',
      'Existing $290,000.00: Individual life $250,000.00 + group life $40,000.00 + savings $0.00',
      'Gap $960,000.00: Need − existing',
      'Recommended face amount $975,000.00: The gap rounded up to the next multiple of $25,000.00',
    ]);
    const rented: DimeInput = {
      ...worked,
      housing: 'Rent',
      monthly_rent_cents: 180_000,
      include_group_life: false,
      savings_cents: 200_000_000,
    };
    const words = dimeSteps(rented, dime(rented), formatMoney);
    expect(words[2]?.words).toBe('Rent $1,800.00 × 12 months × 10 years');
    expect(words[5]?.words).toContain('group life is left out');
    expect(words[6]).toMatchObject({ label: 'Surplus', cents: dime(rented).surplus_cents });
  });
  it('recommends the next multiple of 25,000, a multiple itself as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (income) => {
        const { gap_cents, recommended_face_cents } = dime({
          ...DIME_DEFAULTS,
          annual_income_cents: income,
          income_years: 1,
        });
        const above = recommended_face_cents - gap_cents;
        return recommended_face_cents % 2_500_000 === 0 && above >= 0 && above < 2_500_000;
      }),
    );
    expect(dime({ ...worked, individual_life_cents: 23_500_000 }).recommended_face_cents).toBe(97_500_000);
  });
});

describe('the form of DIME', () => {
  it('may be empty as a draft and asks for what is required when completed (domain.md 2.20)', () => {
    expect(checkDime(DIME_DEFAULTS, { complete: false })).toEqual([]);
    expect(checkDime(DIME_DEFAULTS, { complete: true })).toEqual([
      { field: 'annual_income_cents', message: 'Annual Income is required' },
    ]);
    expect(checkDime(worked, { complete: true })).toEqual([]);
  });
  it('says the SPEC minimum message under the field it belongs to', () => {
    const wrong: DimeInput = {
      ...worked,
      debts: [{ kind: 'Tax', balance_cents: -1 }],
      income_years: 41,
      children: [{ age: 26, education_cost_cents: 0 }],
    };
    expect(checkDime(wrong, { complete: false })).toEqual([
      { field: 'debts.0.balance_cents', message: 'Balance must be greater than or equal to 0' },
      { field: 'income_years', message: 'Income Years must be less than or equal to 40' },
      { field: 'children.0.age', message: 'Age must be less than or equal to 25' },
    ]);
    expect(checkDime({ ...worked, income_years: 0 }, { complete: false })).toEqual([
      { field: 'income_years', message: 'Income Years must be greater than or equal to 1' },
    ]);
  });
});
