import type { ChargebackReason, PolicyLifecycle } from '@upline/domain';
import type { PolicyRow } from '../policies.tables.ts';

/** Reasons a policy can end for once it is issued (domain.md 2.12, R-MNY-17), and what it then is. */
const ENDED: Partial<Record<ChargebackReason, PolicyLifecycle>> = {
  'Policy Not Taken': 'Not Taken',
  'Free Look Return': 'Not Taken',
  'Policy Lapsed': 'Lapsed',
  'Past Due Premium': 'Lapsed',
  'Policy Cancelled': 'Cancelled',
  'Policy Rescinded': 'Cancelled',
  'Insufficient Funds': 'Cancelled',
  'Death Within Contestability': 'Death Claim',
};
export const TERMINATION_REASONS = Object.keys(ENDED) as [ChargebackReason, ...ChargebackReason[]];

/** Reasons of a re-rate after Ready To Pay (R-MNY-21). */
export const RERATE_REASONS = [
  'Face Amount Reduced',
  'Premium Reduced',
  'Policy Replaced',
  'Commission Recalculated',
] as const satisfies readonly ChargebackReason[];

/** How an application ends that was never issued. */
export const UNISSUED_ENDS = [
  'Withdrawn',
  'Declined',
  'Not Taken',
] as const satisfies readonly PolicyLifecycle[];

/** What an admin may say by hand while the dates say nothing more. */
const BY_HAND: ReadonlySet<PolicyLifecycle> = new Set([
  'Underwriting',
  'Withdrawn',
  'Declined',
  'Death Claim',
]);

type Dated = Pick<
  PolicyRow,
  'issue_date' | 'placed_date' | 'termination_date' | 'termination_reason' | 'lifecycle' | 'business_status'
>;

/**
 * Where a policy stands, from its dates and the decisions of admins (domain.md 2.0). An end outranks everything, a date
 * outranks "Underwriting", and a withdrawn application stays withdrawn while it is archived.
 */
export function lifecycleOf(policy: Dated): PolicyLifecycle {
  const { issue_date, placed_date, termination_date, termination_reason, lifecycle, business_status } =
    policy;
  if (termination_date !== null && termination_reason !== null)
    return ENDED[termination_reason] ?? 'Cancelled';
  if (business_status === 'Archived' && (UNISSUED_ENDS as readonly string[]).includes(lifecycle))
    return lifecycle;
  if (lifecycle === 'Death Claim' && issue_date !== null) return lifecycle;
  if (placed_date !== null) return 'In Force';
  if (issue_date !== null) return 'Issued';
  return BY_HAND.has(lifecycle) && lifecycle === 'Underwriting' ? lifecycle : 'Submitted';
}
