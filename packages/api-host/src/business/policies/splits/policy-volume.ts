import { policyBv, policyHundredths, portionBvs, receiptBv } from '@upline/domain/compensation';
import type { PolicyRow } from '../policies.tables.ts';

type Basis = Pick<
  PolicyRow,
  | 'application_type'
  | 'policy_year'
  | 'modal_premium_cents'
  | 'target_premium_cents'
  | 'excess_premium_cents'
  | 'bv_rate_bps'
  | 'excess_bv_rate_bps'
>;

/**
 * BV in cents (R-MNY-04). Renewal, Trail and Excess entries count the premium received, which is the modal premium of the
 * entry; `renewal_bps` is the frozen rate of the policy year.
 */
export function volumeOf(basis: Basis, renewal_bps: number | undefined): number {
  switch (basis.application_type) {
    case 'First Year':
      return policyBv(basis);
    case 'Excess':
      return receiptBv(basis.modal_premium_cents, basis.excess_bv_rate_bps);
    default:
      return receiptBv(basis.modal_premium_cents, renewal_bps);
  }
}

/** BV and hundredths of a policy of each portion (R-MNY-05, R-PTS-01). */
export function portionsOf(bv_cents: number, share_bps: readonly number[]) {
  const bvs = portionBvs(bv_cents, share_bps);
  const hundredths = policyHundredths(share_bps);
  return share_bps.map((_, index) => ({
    bv_cents: bvs[index] as number,
    policy_hundredths: hundredths[index] as number,
  }));
}
