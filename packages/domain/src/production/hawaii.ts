import { fraction, halfUp } from '../compensation/exact.ts';
import type { AssociateStatus } from '../enumerations/people.ts';

/** Rules of the yearly incentive trip (domain.md 5.5). */
export interface HawaiiRules {
  /** Points per dollar of personal issued BV, and of base-shop issued BV written by others, in basis points. */
  readonly personal_bps: number;
  readonly base_shop_bps: number;
  /** Per personal recruit who becomes licensed in the window. */
  readonly licensed_recruit_points: number;
  /** For a promotion to RMD in the window. */
  readonly rmd_points: number;
  /** Fewest points for each seat, rising: the first for one seat, the second for two. */
  readonly seats_from: readonly number[];
  readonly min_persistency_bps: number;
  /** With fewer policies in the cohort persistency is not asked for. */
  readonly persistency_from_policies: number;
}

/** The contest as the portal starts with it. */
export const HAWAII_RULES: HawaiiRules = {
  personal_bps: 10_000,
  base_shop_bps: 2_500,
  licensed_recruit_points: 500,
  rmd_points: 5_000,
  seats_from: [60_000, 100_000],
  min_persistency_bps: 7_500,
  persistency_from_policies: 10,
};

/** `Hawaii 2026`, or `Hawaii 2026–2027` where the window crosses the year. */
export function contestName({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? `Hawaii ${first}` : `Hawaii ${first}–${last}`;
}

/** What counts in the window; reversals are already subtracted. */
export interface HawaiiFacts {
  readonly personal_bv_cents: number;
  readonly base_shop_others_bv_cents: number;
  readonly licensed_recruits: number;
  readonly is_promoted_to_rmd: boolean;
  readonly status: AssociateStatus;
  readonly debit_balance_cents: number;
  /** Null while no policy is 13 months old. */
  readonly persistency_bps: number | null;
  /** Policies the persistency is counted over. */
  readonly cohort_policies: number;
}

export interface HawaiiStanding {
  readonly points: number;
  /** By points alone; `seats` are those that would be won if the contest closed now. */
  readonly seats_by_points: number;
  readonly seats: number;
  /** Null once every seat is reached. */
  readonly points_to_next_seat: number | null;
  readonly conditions: {
    readonly is_active: boolean;
    readonly is_free_of_debt: boolean;
    readonly is_persistent: boolean;
  };
}

/** Points, seats and what is in the way of them (domain.md 5.5); rounded half up once, at the end. */
export function hawaiiStanding(facts: HawaiiFacts, rules: HawaiiRules = HAWAII_RULES): HawaiiStanding {
  const bv =
    BigInt(facts.personal_bv_cents) * BigInt(rules.personal_bps) +
    BigInt(facts.base_shop_others_bv_cents) * BigInt(rules.base_shop_bps);
  const people =
    facts.licensed_recruits * rules.licensed_recruit_points +
    (facts.is_promoted_to_rmd ? rules.rmd_points : 0);
  const points = halfUp(fraction(bv, 1_000_000)) + people;
  const seatsByPoints = rules.seats_from.filter((least) => points >= least).length;
  const next = rules.seats_from[seatsByPoints];
  const conditions = {
    is_active: facts.status === 'Active',
    is_free_of_debt: facts.debit_balance_cents === 0,
    is_persistent:
      facts.cohort_policies < rules.persistency_from_policies ||
      (facts.persistency_bps ?? 0) >= rules.min_persistency_bps,
  };
  return {
    points,
    seats_by_points: seatsByPoints,
    seats: Object.values(conditions).every(Boolean) ? seatsByPoints : 0,
    points_to_next_seat: next === undefined ? null : next - points,
    conditions,
  };
}
