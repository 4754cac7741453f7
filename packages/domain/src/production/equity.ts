import type { LevelCode } from '../access/levels.ts';
import { monthsBetween } from '../dates.ts';

/** Where credits come from (domain.md 2.6). */
export const EQUITY_SOURCES = ['Promotion', 'Annual BV', 'Builder Streak', 'Contest', 'Manual'] as const;
export type EquitySource = (typeof EQUITY_SOURCES)[number];

/** What is granted for which milestone (R-EQS-01). */
export interface EquityGrants {
  readonly promotion: Readonly<Partial<Record<LevelCode, number>>>;
  /** Personal issued BV of a calendar year for one credit. */
  readonly bv_per_credit_cents: number;
  /** For a quarter whose three months all brought a Builder Bonus. */
  readonly builder_streak: number;
}

/** The grants as the portal starts with them. */
export const EQUITY_GRANTS: EquityGrants = {
  promotion: { RMD: 500, EMD: 1_000, NMD: 2_000, SNMD: 4_000 },
  bv_per_credit_cents: 100_000,
  builder_streak: 50,
};

/** Credits for a calendar year's net personal issued BV: 1 per full $1,000 (R-EQS-01). */
export function annualBvCredits(personalBvCents: number, grants: EquityGrants = EQUITY_GRANTS): number {
  const full = personalBvCents - (personalBvCents % grants.bv_per_credit_cents);
  return Math.max(0, full / grants.bv_per_credit_cents);
}

/** Credits for a quarter in which `bonusMonths` months brought a Builder Bonus (R-EQS-01). */
export function builderStreakCredits(bonusMonths: number, grants: EquityGrants = EQUITY_GRANTS): number {
  return bonusMonths >= 3 ? grants.builder_streak : 0;
}

/** A grant of credits. */
export interface EquityLot {
  readonly credits: number;
  readonly grant_date: string;
  /** Day of termination; for cause everything is forfeited, otherwise what is not vested by then (R-EQS-03). */
  readonly forfeited_on: string | null;
  readonly is_for_cause: boolean;
}

/** How a lot stands; the three add up to its credits. */
export interface EquityStanding {
  readonly vested: number;
  readonly unvested: number;
  readonly forfeited: number;
}

const VESTING_YEARS = 5;

/** Credits vested on a day: 20 % per full year from the grant, whole credits (R-EQS-02, R-EQS-03). */
export function equityStanding(lot: EquityLot, today: string): EquityStanding {
  const { credits, grant_date, forfeited_on, is_for_cause } = lot;
  const isForfeited = forfeited_on !== null && forfeited_on <= today;
  if (isForfeited && is_for_cause) return { vested: 0, unvested: 0, forfeited: credits };
  const fullYears = Math.floor(monthsBetween(grant_date, isForfeited ? forfeited_on : today) / 12);
  const parts = credits * Math.min(fullYears, VESTING_YEARS);
  const vested = (parts - (parts % VESTING_YEARS)) / VESTING_YEARS;
  const rest = credits - vested;
  return isForfeited ? { vested, unvested: 0, forfeited: rest } : { vested, unvested: rest, forfeited: 0 };
}
