import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVEL_CODES } from '../access/levels.ts';
import {
  checkIncome,
  INCOME_DEFAULTS,
  INCOME_FIELDS,
  type IncomeInput,
  income,
  teamLevelsFor,
} from './income.ts';

/** A.3 `income`, with the inputs of domain.md 6.3. */
const cases: readonly (IncomeInput & {
  name: string;
  personal: number;
  incomes: number[];
  month: number;
  year: number;
})[] = [
  {
    name: 'A',
    ...INCOME_DEFAULTS,
    level: 'MD',
    team_level: 'A',
    active_bps: 8_000,
    personal: 165_000,
    incomes: [57_600, 115_200, 230_400],
    month: 568_200,
    year: 6_818_400,
  },
  {
    name: 'B',
    ...INCOME_DEFAULTS,
    level: 'EMD',
    team_level: 'RMD',
    personal_policies: 1,
    average_bv_cents: 200_000,
    duplication: 3,
    team_policies: 6,
    team_average_bv_cents: 150_000,
    active_bps: 7_000,
    personal: 140_000,
    incomes: [207_900, 226_800, 425_250],
    month: 999_950,
    year: 11_999_400,
  },
  {
    name: 'C',
    ...INCOME_DEFAULTS,
    level: 'RMD',
    team_level: 'A',
    directs: 10,
    duplication: 0,
    generations: 1,
    personal: 195_000,
    incomes: [180_000],
    month: 375_000,
    year: 4_500_000,
  },
];

describe('the income calculator (domain.md 6.3)', () => {
  it.each(cases)('answers worked case $name', ({ name, personal, incomes, month, year, ...input }) => {
    const result = income(input);
    expect(result.personal_cents).toBe(personal);
    expect(result.generations.map(({ income_cents }) => income_cents)).toEqual(incomes);
    expect([result.month_cents, result.year_cents]).toEqual([month, year]);
  });
  it('shows the active members and the rate of each generation', () => {
    const { generations } = income({
      ...INCOME_DEFAULTS,
      level: 'EMD',
      team_level: 'RMD',
      active_bps: 7_000,
    });
    expect(generations.map(({ generation }) => generation)).toEqual([1, 2, 3]);
    expect(generations.map(({ active }) => active)).toEqual([2.1, 4.2, 8.4]);
    expect(generations.map(({ rate_bps }) => rate_bps)).toEqual([1_100, 400, 250]);
  });
  it('gives nothing beyond generation 1 without duplication, and takes half the lapses off (R-CAL-04)', () => {
    const result = income({ ...INCOME_DEFAULTS, level: 'MD', duplication: 0, lapse_bps: 1_000 });
    expect(result.generations.slice(1).map(({ income_cents }) => income_cents)).toEqual([0, 0]);
    expect(result.net_year_cents).toBe(result.year_cents * 0.95);
  });
  it('grows the directs by the recruits of each month', () => {
    const input: IncomeInput = {
      ...INCOME_DEFAULTS,
      level: 'MD',
      team_level: 'A',
      generations: 1,
      active_bps: 10_000,
      monthly_recruits: 2,
    };
    const { growth, growth_year_cents } = income(input);
    expect(growth.map(({ income_cents }) => income_cents)).toEqual(
      Array.from({ length: 12 }, (_, month) => 165_000 + (3 + 2 * month) * 24_000),
    );
    expect(growth.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(growth_year_cents).toBe(growth.reduce((sum, { income_cents }) => sum + income_cents, 0));
    expect(income({ ...input, monthly_recruits: 0 }).growth_year_cents).toBe(income(input).year_cents);
  });
  it('never shows a negative income, whatever the levels', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEVEL_CODES), fc.constantFrom(...LEVEL_CODES), (level, team_level) => {
        const result = income({ ...INCOME_DEFAULTS, level, team_level });
        return result.generations.every(({ income_cents }) => income_cents >= 0);
      }),
    );
  });
  it('takes its rates from the ladder in force (R-CFG-01)', () => {
    const rates = {
      levels: [{ code: 'TA', rank: 10, name: 'Start', rate_bps: 1_000, is_senior: false }] as const,
      generations_bps: [],
    };
    const result = income({ ...INCOME_DEFAULTS, level: 'TA', team_level: 'TA' }, rates);
    expect(result.personal_cents).toBe(30_000);
  });
});

describe('the form of the income calculator', () => {
  it('offers RMD as team level to senior levels only', () => {
    expect(teamLevelsFor('MD')).toEqual(['TA', 'A', 'SA', 'MD']);
    expect(teamLevelsFor('EMD')).toEqual(['TA', 'A', 'SA', 'MD', 'RMD']);
    expect(checkIncome({ ...INCOME_DEFAULTS, level: 'MD', team_level: 'RMD' })).toEqual([
      { field: 'team_level', message: 'Team Level must be one of the listed values' },
    ]);
  });
  it('holds every number to its range with the message of the papers', () => {
    expect(checkIncome(INCOME_DEFAULTS)).toEqual([]);
    const numbers = Object.keys(INCOME_FIELDS) as (keyof typeof INCOME_FIELDS)[];
    for (const name of numbers) {
      const { label, min, unit } = INCOME_FIELDS[name];
      const shown = unit === 'bps' ? `${min}%` : min;
      expect(checkIncome({ ...INCOME_DEFAULTS, [name]: min - 1 })).toEqual([
        { field: name, message: `${label} must be greater than or equal to ${shown}` },
      ]);
      expect(checkIncome({ ...INCOME_DEFAULTS, [name]: null })).toEqual([
        { field: name, message: `${label} is required` },
      ]);
    }
    expect(checkIncome({ ...INCOME_DEFAULTS, active_bps: 10_000 })).toEqual([]);
    expect(checkIncome({ ...INCOME_DEFAULTS, active_bps: 10_001 })).toEqual([
      { field: 'active_bps', message: 'Active Percentage must be less than or equal to 100%' },
    ]);
    expect(checkIncome({ ...INCOME_DEFAULTS, average_bv_cents: 5_000_001 })).toEqual([
      { field: 'average_bv_cents', message: 'Average BV must be less than or equal to 50,000' },
    ]);
  });
});
