import { formatMoney } from '@upline/domain';
import { coveredMonths, installmentsDue, monthsPerPremium } from '@upline/domain/compensation';
import type { PolicyRow } from '../../business/policies/policy-events.ts';
import type { Db } from '../../platform/database.ts';
import type { ProviderPayment } from './provider-payment.tables.ts';
import { policiesNamed, receivedSoFar } from './provider-payments.store.ts';

/** What a payment may differ from what is expected: $1 or 1 %, whichever is more (domain.md 2.22). */
const TOLERANCE_CENTS = 100;

/**
 * What the carrier owes on the policy by now: BV as it falls due (R-MNY-13), the kinds after the first year at once. Its first
 * premium is paid before one is reported here: that is done from Ready To Pay on.
 */
export function dueCents(policy: PolicyRow): number {
  const terms = {
    payment_basis: policy.payment_basis,
    advance_months: policy.advance_months,
    premium_mode: policy.premium_mode,
  };
  if (policy.application_type === 'Renewal' || policy.application_type === 'Trail') return policy.bv_cents;
  const months = Math.max(policy.premium_months_reported, monthsPerPremium(policy.premium_mode));
  return installmentsDue(policy.bv_cents, terms, 0, coveredMonths(terms, months))
    .map(({ amount_cents }) => amount_cents)
    .reduce((sum, cents) => sum + cents, 0);
}

export interface Judgement {
  readonly policy: PolicyRow | undefined;
  readonly expected_cents: number | null;
  /** Why an admin must look at it, or nothing. */
  readonly exception: string | undefined;
}

/** Matches a payment to its policy and compares the amount; what stands against it is one sentence. */
export async function judge(db: Db, payment: ProviderPayment): Promise<Judgement> {
  const named = await policiesNamed(db, payment);
  const [policy] = named;
  const against = (exception: string, expected_cents: number | null = null): Judgement => ({
    policy: named.length === 1 ? policy : undefined,
    expected_cents,
    exception,
  });
  if (!policy) return against('No policy of this provider has this number');
  if (named.length > 1) return against('More than one policy has this number');
  if (policy.currency !== payment.currency) return against(`The policy is in ${policy.currency}`);
  if (payment.kind === 'Chargeback') return { policy, expected_cents: null, exception: undefined };
  if (policy.application_type !== payment.kind)
    return against(`The policy is ${policy.application_type}, not ${payment.kind}`);
  const expected = dueCents(policy) - (await receivedSoFar(db, payment, policy.id));
  const off = Math.abs(payment.gross_cents - expected);
  if (off > TOLERANCE_CENTS && off * 100 > Math.abs(expected))
    return against(
      `The amount differs from the expected ${formatMoney(expected, policy.currency)}`,
      expected,
    );
  return { policy, expected_cents: expected, exception: undefined };
}
