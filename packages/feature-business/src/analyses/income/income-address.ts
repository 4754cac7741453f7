import { LEVEL_CODES, type LevelCode } from '@upline/domain';
import {
  entryError,
  INCOME_DEFAULTS,
  INCOME_FIELDS,
  type IncomeInput,
  teamLevelsFor,
} from '@upline/domain/calculators';

export type IncomeNumber = keyof typeof INCOME_FIELDS;
export const INCOME_NUMBERS = Object.keys(INCOME_FIELDS) as IncomeNumber[];

/** The numbers are in the address and nowhere else: a link, a reload and Back bring them back (R-CAL-02, R-RTE-02). */
export type IncomeSearch = { readonly [Name in IncomeNumber]?: number } & {
  readonly level?: LevelCode;
  readonly team_level?: LevelCode;
};

const levelIn = (value: unknown) => LEVEL_CODES.find((code) => code === value);

/** Leaves out whatever may not stand. */
export function incomeSearch(search: Record<string, unknown>): IncomeSearch {
  const level = levelIn(search.level);
  const team_level = levelIn(search.team_level);
  const numbers = INCOME_NUMBERS.flatMap((name) => {
    const value = search[name];
    const stands = typeof value === 'number' && !entryError(INCOME_FIELDS[name], value, true);
    return stands ? [[name, value] as const] : [];
  });
  return {
    ...(level ? { level } : {}),
    ...(team_level ? { team_level } : {}),
    ...Object.fromEntries(numbers),
  };
}

/** The form as the address has it; what is not there, or does not fit the level, is as the form begins. */
export function incomeInput(search: IncomeSearch, own: LevelCode): IncomeInput {
  const level = search.level ?? own;
  const teams = teamLevelsFor(level);
  const team_level = teams.find((code) => code === search.team_level) ?? INCOME_DEFAULTS.team_level;
  return { ...INCOME_DEFAULTS, ...search, level, team_level };
}

/**
 * The address of a form: what differs from how it begins. The level joins as soon as anything does, or the same link would
 * show somebody of another level another result.
 */
export function addressOf(input: IncomeInput, own: LevelCode): IncomeSearch {
  const begin = { ...INCOME_DEFAULTS, level: own };
  const names = ['team_level', ...INCOME_NUMBERS] as const;
  const changed = names.filter((name) => input[name] !== begin[name]);
  if (changed.length === 0 && input.level === own) return {};
  return incomeSearch({
    level: input.level,
    ...Object.fromEntries(changed.map((name) => [name, input[name]])),
  });
}
