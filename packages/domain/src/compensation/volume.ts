import { allocate, fraction, halfUp } from './exact.ts';

/** Premiums and rates a First Year policy's BV comes from. */
export interface VolumeBasis {
  readonly target_premium_cents: number;
  readonly excess_premium_cents: number;
  readonly bv_rate_bps: number;
  readonly excess_bv_rate_bps: number;
}

/** BV of a policy in cents (R-MNY-04). */
export function policyBv(basis: VolumeBasis): number {
  const target = BigInt(basis.target_premium_cents) * BigInt(basis.bv_rate_bps);
  const excess = BigInt(basis.excess_premium_cents) * BigInt(basis.excess_bv_rate_bps);
  return halfUp(fraction(target + excess, 10_000));
}

/**
 * BV of a premium received, kinds Excess, Renewal and Trail (R-MNY-04). The rate is the product's `excess_bv_rate_bps`,
 * or the policy year's `renewal_bv_rate_bps`; a missing one counts as 0.
 */
export function receiptBv(premium_received_cents: number, rate_bps: number | undefined): number {
  return halfUp(fraction(BigInt(premium_received_cents) * BigInt(rate_bps ?? 0), 10_000));
}

/**
 * BV of the portions in entry order, which is also the production credit (R-MNY-05).
 * @throws RangeError when the shares do not add up to 10000.
 */
export function portionBvs(bv_cents: number, share_bps: readonly number[]): number[] {
  const sum = share_bps.reduce((total, share) => total + share, 0);
  if (sum !== 10_000) throw new RangeError(`Shares add up to ${sum} basis points`);
  return allocate(bv_cents, share_bps);
}

/** Hundredths of one policy count each portion is credited with (R-PTS-01). */
export const policyHundredths = (share_bps: readonly number[]): number[] => portionBvs(100, share_bps);
