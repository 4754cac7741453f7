import type { LevelCode } from '../access/levels.ts';
import type { TeamType } from '../enumerations/people.ts';

/**
 * What a level is measured by in addition to production. Facts are 1 or 0. "Licensed" means at least one Active life license;
 * people count while Active.
 */
export const MEASURES = {
  ama_signed: { label: 'AMA Signed', unit: 'fact' },
  membership_fee_paid: { label: 'Membership fee Paid', unit: 'fact' },
  field_training_cases: { label: 'Observed field-training cases', unit: 'count' },
  personal_recruits: { label: 'Personal recruits', unit: 'count' },
  life_license: { label: 'Life license Active', unit: 'fact' },
  training_completed: { label: 'Training program Completed', unit: 'fact' },
  direct_registration: { label: 'Direct registration', unit: 'fact' },
  /** Self counts. */
  base_shop_licensed: { label: 'Licensed in base shop', unit: 'count' },
  /** Legs with at least one licensed Active associate. */
  licensed_legs: { label: 'Legs with a licensed associate', unit: 'count' },
  /** Others in the base shop at SA or higher. */
  base_shop_sa: { label: 'Senior Associates or higher in base shop', unit: 'count' },
  aml_current: { label: 'AML training current', unit: 'fact' },
  eo_current: { label: 'E&O current', unit: 'fact' },
  rolling_compensation_cents: { label: '12-month compensation', unit: 'cents' },
  persistency_bps: { label: '13-month persistency', unit: 'bps' },
  first_generation_rmds: { label: 'First-generation RMD legs', unit: 'count' },
  /** RMD or higher, any depth. */
  rmds: { label: 'RMDs in the team', unit: 'count' },
  rmd_legs: { label: 'Legs with an RMD', unit: 'count' },
  emd_legs: { label: 'Legs with an EMD or higher', unit: 'count' },
  nmd_legs: { label: 'Legs with an NMD or higher', unit: 'count' },
} as const;
export type Measure = keyof typeof MEASURES;

/** Who turns a qualification into a promotion: the system itself, an admin or a super admin (R-LVL-03). */
export type PromotionApproval = 'SYS' | 'AD' | 'SA';

/** Met when one of them is. */
export interface Requirement {
  readonly any_of: readonly { readonly measure: Measure; readonly at_least: number }[];
}

/** A row of the promotion table (domain.md 1.2), as stored. */
export interface LevelCriteria {
  readonly level: LevelCode;
  readonly approval: PromotionApproval;
  /** Closed calendar months production is counted in; null without production. */
  readonly window_months: number | null;
  /** Adjusted issued BV under the half rule (R-LVL-01). */
  readonly production: { readonly team_type: TeamType; readonly required_cents: number } | null;
  readonly requirements: readonly Requirement[];
}

const need = (measure: Measure, at_least = 1): Requirement => ({ any_of: [{ measure, at_least }] });

/** The promotion table as the portal starts with it, lowest level first (R-CFG-01). */
export const PROMOTION_CRITERIA: readonly LevelCriteria[] = [
  {
    level: 'TA',
    approval: 'SYS',
    window_months: null,
    production: null,
    requirements: [need('ama_signed'), need('membership_fee_paid')],
  },
  {
    level: 'A',
    approval: 'SYS',
    window_months: null,
    production: null,
    requirements: [
      need('field_training_cases', 2),
      {
        any_of: [
          { measure: 'personal_recruits', at_least: 3 },
          { measure: 'life_license', at_least: 1 },
        ],
      },
      {
        any_of: [
          { measure: 'training_completed', at_least: 1 },
          { measure: 'direct_registration', at_least: 1 },
        ],
      },
    ],
  },
  {
    level: 'SA',
    approval: 'SYS',
    window_months: 3,
    production: { team_type: 'BaseShop', required_cents: 1_500_000 },
    requirements: [need('base_shop_licensed', 4), need('licensed_legs', 2), need('life_license')],
  },
  {
    level: 'MD',
    approval: 'SYS',
    window_months: 3,
    production: { team_type: 'BaseShop', required_cents: 3_000_000 },
    requirements: [need('base_shop_licensed', 6), need('licensed_legs', 3), need('aml_current')],
  },
  {
    level: 'RMD',
    approval: 'AD',
    window_months: 3,
    production: { team_type: 'BaseShop', required_cents: 6_000_000 },
    requirements: [
      need('base_shop_licensed', 10),
      need('licensed_legs', 3),
      need('base_shop_sa', 3),
      need('rolling_compensation_cents', 3_000_000),
      need('persistency_bps', 7_500),
      need('eo_current'),
    ],
  },
  {
    level: 'EMD',
    approval: 'AD',
    window_months: 3,
    production: { team_type: 'RmdSuperBase', required_cents: 15_000_000 },
    requirements: [need('first_generation_rmds', 3), need('persistency_bps', 7_800)],
  },
  {
    level: 'NMD',
    approval: 'SA',
    window_months: 6,
    production: { team_type: 'RmdSuperTeam', required_cents: 40_000_000 },
    requirements: [need('rmds', 6), need('rmd_legs', 3)],
  },
  {
    level: 'SNMD',
    approval: 'SA',
    window_months: 12,
    production: { team_type: 'RmdSuperTeam', required_cents: 150_000_000 },
    requirements: [need('rmds', 10), need('emd_legs', 3)],
  },
  {
    level: 'EVC',
    approval: 'SA',
    window_months: 12,
    production: { team_type: 'Infinity', required_cents: 400_000_000 },
    requirements: [need('rmds', 20), need('nmd_legs', 3)],
  },
];
