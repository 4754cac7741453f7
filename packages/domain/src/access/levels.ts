import { TEAM_TYPES, type TeamType } from '../enumerations/people.ts';

/** One step of the ladder; `rate_bps` is the contract share of BV. */
export interface Level {
  readonly code: LevelCode;
  readonly rank: number;
  readonly name: string;
  readonly rate_bps: number;
  /** RMD and higher (SPEC `is_senior_level`). */
  readonly is_senior: boolean;
}

export const LEVEL_CODES = ['TA', 'A', 'SA', 'MD', 'RMD', 'EMD', 'NMD', 'SNMD', 'EVC'] as const;
export type LevelCode = (typeof LEVEL_CODES)[number];

/** The ladder, lowest first (domain.md 1.2). Paid rates come from the compensation schedule in force, which starts as this. */
export const LEVELS: readonly Level[] = [
  { code: 'TA', rank: 10, name: 'Training Associate', rate_bps: 2500, is_senior: false },
  { code: 'A', rank: 20, name: 'Associate', rate_bps: 3500, is_senior: false },
  { code: 'SA', rank: 30, name: 'Senior Associate', rate_bps: 4500, is_senior: false },
  { code: 'MD', rank: 40, name: 'Marketing Director', rate_bps: 5500, is_senior: false },
  { code: 'RMD', rank: 50, name: 'Regional Marketing Director', rate_bps: 6500, is_senior: true },
  { code: 'EMD', rank: 60, name: 'Executive Marketing Director', rate_bps: 7000, is_senior: true },
  { code: 'NMD', rank: 70, name: 'National Marketing Director', rate_bps: 7400, is_senior: true },
  { code: 'SNMD', rank: 80, name: 'Senior National Marketing Director', rate_bps: 7700, is_senior: true },
  { code: 'EVC', rank: 90, name: 'Executive Vice Chair', rate_bps: 7900, is_senior: true },
];

/** Share of BV of the Revenue Bonus by generation 1–6, in basis points. */
export const GENERATION_RATES_BPS = [600, 400, 250, 150, 100, 100] as const;

/** The level of a code; throws for a code off the ladder. */
export function levelOf(code: string): Level {
  const level = LEVELS.find((each) => each.code === code);
  if (!level) throw new RangeError(`No level ${code}`);
  return level;
}

/** Team types a viewer may ask for (SPEC §4, R-TEAM-03). */
export function teamTypesOf(isSeniorLevel: boolean): readonly TeamType[] {
  return isSeniorLevel ? TEAM_TYPES : ['Personal', 'BaseShop', 'Infinity'];
}
