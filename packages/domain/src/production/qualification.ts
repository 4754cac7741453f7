import { LEVEL_CODES, type LevelCode } from '../access/levels.ts';
import type { TeamType } from '../enumerations/people.ts';
import {
  type LevelCriteria,
  MEASURES,
  type Measure,
  PROMOTION_CRITERIA,
  type PromotionApproval,
} from './criteria.ts';
import { type HalfRule, halfRule, type LegProduction } from './half-rule.ts';

/** What is known of an associate for one level's window; a measure left out or null is not met. */
export interface LevelEvidence {
  readonly measures: Readonly<Partial<Record<Measure, number | null>>>;
  /** Net issued BV of the level's team type in its window; null where the level asks for no production. */
  readonly production: LegProduction | null;
}

/** One measure beside what the level asks for: green when met, otherwise amber. */
export interface MeasureResult {
  readonly measure: Measure;
  readonly label: string;
  readonly unit: (typeof MEASURES)[Measure]['unit'];
  readonly value: number | null;
  readonly required: number;
  readonly shortfall: number;
  readonly is_met: boolean;
}

export interface Qualification {
  readonly level: LevelCode;
  readonly approval: PromotionApproval;
  readonly window_months: number | null;
  readonly is_met: boolean;
  readonly production: (HalfRule & { readonly team_type: TeamType }) | null;
  /** In the order of the table; each is met by any one of its alternatives. */
  readonly requirements: readonly {
    readonly is_met: boolean;
    readonly alternatives: readonly MeasureResult[];
  }[];
}

/** Each measure of an associate against what a level asks for (domain.md 1.2, R-LVL-01). */
export function qualify(criteria: LevelCriteria, evidence: LevelEvidence): Qualification {
  const production = criteria.production && {
    team_type: criteria.production.team_type,
    ...halfRule(criteria.production.required_cents, evidence.production ?? { personal_cents: 0, legs: [] }),
  };
  const requirements = criteria.requirements.map(({ any_of }) => {
    const alternatives = any_of.map(({ measure, at_least }) => {
      const value = evidence.measures[measure] ?? null;
      const shortfall = Math.max(0, at_least - (value ?? 0));
      return {
        measure,
        ...MEASURES[measure],
        value,
        required: at_least,
        shortfall,
        is_met: value !== null && shortfall === 0,
      };
    });
    return { is_met: alternatives.some(({ is_met }) => is_met), alternatives };
  });
  return {
    level: criteria.level,
    approval: criteria.approval,
    window_months: criteria.window_months,
    is_met: (production?.is_met ?? true) && requirements.every(({ is_met }) => is_met),
    production,
    requirements,
  };
}

/** The row of a level; throws for a level the table does not have. */
export function criteriaFor(
  level: LevelCode,
  criteria: readonly LevelCriteria[] = PROMOTION_CRITERIA,
): LevelCriteria {
  const found = criteria.find((each) => each.level === level);
  if (!found) throw new RangeError(`No criteria for level ${level}`);
  return found;
}

/** The highest level whose own criteria are met by the last closed window; null when not even the first is (R-LVL-07). */
export function qualifiedLevel(
  evidenceFor: (level: LevelCode) => LevelEvidence,
  criteria: readonly LevelCriteria[] = PROMOTION_CRITERIA,
): LevelCode | null {
  const rank = ({ level }: LevelCriteria) => LEVEL_CODES.indexOf(level);
  const met = criteria.filter((each) => qualify(each, evidenceFor(each.level)).is_met);
  return met.toSorted((a, b) => rank(b) - rank(a))[0]?.level ?? null;
}
