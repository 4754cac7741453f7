import { addDays } from '../dates.ts';
import { nearFrom } from '../near.ts';

/** A program; the same figures hold in both currencies (domain.md 5.6). */
export interface ScholarshipProgram {
  readonly program: string;
  readonly min_recruits: number;
  readonly min_bv_cents: number;
  readonly award_cents: number;
}

/** The programs as the portal starts with them (SPEC §9). */
export const SCHOLARSHIP_PROGRAMS: readonly ScholarshipProgram[] = [
  { program: 'A', min_recruits: 3, min_bv_cents: 500_000, award_cents: 100_000 },
  { program: 'B', min_recruits: 3, min_bv_cents: 750_000, award_cents: 150_000 },
  { program: 'C', min_recruits: 3, min_bv_cents: 1_000_000, award_cents: 200_000 },
  { program: 'D', min_recruits: 0, min_bv_cents: 1_000_000, award_cents: 100_000 },
  { program: 'E', min_recruits: 0, min_bv_cents: 2_000_000, award_cents: 200_000 },
];

/** One calendar quarter of an eligible associate: Active and in good standing. */
export interface ScholarshipFacts {
  /** Personal recruits credited in the window and Active at its end. */
  readonly recruits: number;
  /** Personal adjusted issued BV in the window. */
  readonly bv_cents: number;
}

export interface ScholarshipResult {
  /** Every program whose minima are met (R-SCP-01). */
  readonly met: readonly ScholarshipProgram[];
  /** The one awarded: the highest amount, of equal ones the first letter (R-SCP-02). */
  readonly award: ScholarshipProgram | null;
}

/** The highest amount, of equal ones the first letter (R-SCP-02); null of none. */
const bestOf = (programs: readonly ScholarshipProgram[]): ScholarshipProgram | null =>
  programs.toSorted((a, b) => b.award_cents - a.award_cents || (a.program < b.program ? -1 : 1))[0] ?? null;

/** Programs met in a window and the one award (R-SCP-01, R-SCP-02). */
export function scholarshipOf(
  facts: ScholarshipFacts,
  programs: readonly ScholarshipProgram[] = SCHOLARSHIP_PROGRAMS,
): ScholarshipResult {
  const met = programs.filter(
    ({ min_recruits, min_bv_cents }) => facts.recruits >= min_recruits && facts.bv_cents >= min_bv_cents,
  );
  return { met, award: bestOf(met) };
}

/**
 * The best program that would pay more than what is reached so far, and of whose minima at most a tenth each is missing
 * (domain.md 8.1); null when there is none.
 */
export function nearScholarship(
  facts: ScholarshipFacts,
  programs: readonly ScholarshipProgram[] = SCHOLARSHIP_PROGRAMS,
): ScholarshipProgram | null {
  const reached = scholarshipOf(facts, programs).award?.award_cents ?? 0;
  return bestOf(
    programs.filter(
      ({ min_recruits, min_bv_cents, award_cents }) =>
        award_cents > reached &&
        facts.recruits >= nearFrom(min_recruits) &&
        facts.bv_cents >= nearFrom(min_bv_cents),
    ),
  );
}

/** First day on which the award line of a window is posted; the next run pays it (R-SCP-03). */
export function scholarshipPostedOn(windowEnd: string): string {
  return addDays(windowEnd, 15);
}

/** Last day on which a fall of the BV takes an award back (R-SCP-04). */
export function scholarshipAtRiskUntil(windowEnd: string): string {
  return addDays(windowEnd, 90);
}

/**
 * The Adjustment that takes an award back, negative cents; 0 when it stays (R-SCP-04). `bvCents` is the window's BV with
 * the chargebacks of its policies up to `today` taken off.
 */
export function scholarshipTakeBack(
  award: ScholarshipProgram,
  bvCents: number,
  windowEnd: string,
  today: string,
): number {
  return bvCents < award.min_bv_cents && today <= scholarshipAtRiskUntil(windowEnd) ? -award.award_cents : 0;
}
