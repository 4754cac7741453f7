import { GENERATION_RATES_BPS, LEVEL_CODES, LEVELS, type Level, type LevelCode } from '../access/levels.ts';
import { messages } from '../messages.ts';
import { amount, type Entry, type EntryError, entryErrors, numberOf, toCents } from './numbers.ts';

const count = (label: string, max: number) =>
  ({ label, unit: 'count', min: 0, max, required: true }) as const;
const percentage = (label: string) => ({ label, unit: 'bps', min: 0, max: 10_000, required: true }) as const;

/** The numbers of the income calculator, in the order of the form (domain.md 6.3). */
export const INCOME_FIELDS = {
  personal_policies: count('Personal Policies', 100),
  average_bv_cents: { ...amount('Average BV', true), max: 5_000_000 },
  directs: count('Directs', 100),
  duplication: count('Duplication', 5),
  generations: { label: 'Generations', unit: 'count', min: 1, max: 6, required: true },
  team_policies: count('Team Policies', 100),
  team_average_bv_cents: { ...amount('Team Average BV', true), max: 5_000_000 },
  active_bps: percentage('Active Percentage'),
  monthly_recruits: count('Monthly Recruits', 20),
  lapse_bps: percentage('Lapse'),
} as const;

/** The form of the income calculator; empty numbers count as 0. */
export interface IncomeInput extends Partial<Record<keyof typeof INCOME_FIELDS, Entry>> {
  readonly level: LevelCode;
  /** Level of every team member; RMD means that each of them leads a base shop, for which own level must be senior. */
  readonly team_level: LevelCode;
}

export const INCOME_DEFAULTS: IncomeInput = {
  level: 'A',
  team_level: 'TA',
  personal_policies: 2,
  average_bv_cents: 150_000,
  directs: 3,
  duplication: 2,
  generations: 3,
  team_policies: 1,
  team_average_bv_cents: 120_000,
  active_bps: 5_000,
  monthly_recruits: 0,
  lapse_bps: 1_000,
};

/** Rates of pay the illustration is made with: the ladder and the generation table in force (R-CFG-01). */
export interface IncomeRates {
  readonly levels: readonly Level[];
  readonly generations_bps: readonly number[];
}

const RATES: IncomeRates = { levels: LEVELS, generations_bps: GENERATION_RATES_BPS };

export interface IncomeGeneration {
  readonly generation: number;
  /** Members who write business; a fraction, as a percentage of them is active. */
  readonly active: number;
  readonly bv_cents: number;
  readonly rate_bps: number;
  readonly income_cents: number;
}

export interface IncomeResult {
  readonly personal_cents: number;
  readonly generations: readonly IncomeGeneration[];
  readonly month_cents: number;
  readonly year_cents: number;
  /** The year less what lapses take back: gross × (1 − lapse × 0.5) (R-CAL-04). */
  readonly net_year_cents: number;
  /** Twelve months in which the directs grow by the recruits of each month, and their sum. */
  readonly growth: readonly { readonly month: number; readonly income_cents: number }[];
  readonly growth_year_cents: number;
}

const LOWEST_SENIOR = 'RMD';

/** Gross monthly and yearly income of an imagined team (domain.md 6.3): an illustration, never a forecast. */
export function income(input: IncomeInput, rates: IncomeRates = RATES): IncomeResult {
  const levelOf = (code: LevelCode) => {
    const level = rates.levels.find((each) => each.code === code);
    if (!level) throw new RangeError(`No level ${code}`);
    return level;
  };
  const own = levelOf(input.level);
  const team = levelOf(input.team_level);
  const difference = Math.max(0, own.rate_bps - team.rate_bps);
  // The difference to RMDs is also paid beyond generation 1; leaving it out there keeps the illustration modest.
  const rateOf = (generation: number) =>
    team.is_senior
      ? (rates.generations_bps[generation - 1] ?? 0) + (generation === 1 ? difference : 0)
      : difference;

  const personal = toCents(
    (numberOf(input.personal_policies) * numberOf(input.average_bv_cents) * own.rate_bps) / 10_000,
  );
  const generationsOf = (directs: number): IncomeGeneration[] =>
    Array.from({ length: numberOf(input.generations) }, (_, index) => {
      const people = directs * numberOf(input.duplication) ** index * numberOf(input.active_bps);
      const bv = toCents(
        (people * numberOf(input.team_policies) * numberOf(input.team_average_bv_cents)) / 10_000,
      );
      const rate = rateOf(index + 1);
      return {
        generation: index + 1,
        active: people / 10_000,
        bv_cents: bv,
        rate_bps: rate,
        income_cents: toCents((bv * rate) / 10_000),
      };
    });
  const monthOf = (generations: readonly IncomeGeneration[]) =>
    generations.reduce((sum, { income_cents }) => sum + income_cents, personal);

  const directs = numberOf(input.directs);
  const generations = generationsOf(directs);
  const month = monthOf(generations);
  const growth = Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    income_cents: monthOf(generationsOf(directs + numberOf(input.monthly_recruits) * index)),
  }));
  return {
    personal_cents: personal,
    generations,
    month_cents: month,
    year_cents: month * 12,
    net_year_cents: toCents((month * 12 * (20_000 - numberOf(input.lapse_bps))) / 20_000),
    growth,
    growth_year_cents: growth.reduce((sum, { income_cents }) => sum + income_cents, 0),
  };
}

/** Levels a team may be given: those below RMD, and RMD itself for a senior owner. */
export function teamLevelsFor(level: LevelCode, levels: readonly Level[] = LEVELS): LevelCode[] {
  const owner = levels.find(({ code }) => code === level);
  return levels
    .filter(({ code, is_senior }) => !is_senior || (owner?.is_senior && code === LOWEST_SENIOR))
    .map(({ code }) => code);
}

/** What is wrong with the form. */
export function checkIncome(input: IncomeInput, levels: readonly Level[] = LEVELS): EntryError[] {
  const unknown = (field: string, label: string) => ({ field, message: messages.option(label) });
  return [
    ...(LEVEL_CODES.includes(input.level) ? [] : [unknown('level', 'Level')]),
    ...(teamLevelsFor(input.level, levels).includes(input.team_level)
      ? []
      : [unknown('team_level', 'Team Level')]),
    ...entryErrors(INCOME_FIELDS, input, true),
  ];
}
