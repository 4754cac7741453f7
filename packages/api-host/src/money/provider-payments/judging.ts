import { formatMoney } from '@upline/domain';
import { chargeBack, coveredMonths, installmentsDue, monthsPerPremium } from '@upline/domain/compensation';
import type { PolicyRow } from '../../business/policies/policies.tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { policiesNamed, receivedSoFar } from './provider-payments.store.ts';
import type { ProviderPayment } from './provider-payments.tables.ts';

/** What a payment may differ from what is expected: $1 or 1 %, whichever is more (domain.md 2.22). */
const TOLERANCE_CENTS = 100;

/** The reason with which a carrier's chargeback ends a policy, because the statement gives none. */
export const LAPSE = 'Policy Lapsed';

const termsOf = ({ payment_basis, advance_months, premium_mode }: PolicyRow) => ({
  payment_basis,
  advance_months,
  premium_mode,
});

/**
 * What the carrier owes on the policy by now: BV as it falls due (R-MNY-13), the kinds after the first year at once. Its first
 * premium is paid before one is reported here: that is done from Ready To Pay on.
 */
export function dueCents(policy: PolicyRow): number {
  const terms = termsOf(policy);
  if (policy.application_type === 'Renewal' || policy.application_type === 'Trail') return policy.bv_cents;
  const months = Math.max(policy.premium_months_reported, monthsPerPremium(policy.premium_mode));
  return installmentsDue(policy.bv_cents, terms, 0, coveredMonths(terms, months))
    .map(({ amount_cents }) => amount_cents)
    .reduce((sum, cents) => sum + cents, 0);
}

/**
 * What the carrier takes back when the policy ends on the day: of what was due, what is unearned by the policy's own terms
 * (4.8), as if all of its BV were one line.
 */
function unearnedCents(policy: PolicyRow, day: string): number {
  if (policy.issue_date === null) return 0;
  const line = {
    line_no: 1,
    portion: 0 as const,
    compensation_type: 'Writing' as const,
    associate_code: policy.writing_associate_code,
    rate_bps: 10_000,
    amount_cents: policy.bv_cents,
    months_posted: 12,
    payments: [
      {
        id: policy.id,
        associate_code: policy.writing_associate_code,
        amount_cents: dueCents(policy),
        status: 'Paid' as const,
        charged_cents: 0,
      },
    ],
  };
  const ledger = {
    issue_date: policy.issue_date,
    terms: {
      method: policy.chargeback_method,
      months: policy.chargeback_months,
      steps: policy.chargeback_steps ?? [],
    },
    payment: termsOf(policy),
    portions: [{ portion: 0 as const, share_bps: 10_000, bv_cents: policy.bv_cents }],
    lines: [line],
    events: [],
  };
  const { total_cents } = chargeBack(ledger, {
    id: policy.id,
    reason: policy.termination_reason ?? LAPSE,
    event_date: day,
    paid_to_date: policy.paid_to_date,
    termination_date: policy.termination_date ?? day,
  });
  return total_cents;
}

export interface Judgement {
  readonly policy: PolicyRow | undefined;
  readonly expected_cents: number | null;
  /** Why an admin must look at it, or nothing. */
  readonly exception: string | undefined;
}

/** The part of a payment that is compared. */
export type Judged = Pick<ProviderPayment, 'kind' | 'gross_cents' | 'currency' | 'event_date'>;

/**
 * Compares a payment with the policies its number names and with what earlier ones of its kind have brought; what stands against it
 * is one sentence.
 */
export function judgement(payment: Judged, named: readonly PolicyRow[], received_cents: number): Judgement {
  const [policy] = named;
  const against = (exception: string, expected_cents: number | null = null): Judgement => ({
    policy: named.length === 1 ? policy : undefined,
    expected_cents,
    exception,
  });
  if (!policy) return against('No policy of this provider has this number');
  if (named.length > 1) return against('More than one policy has this number');
  if (policy.currency !== payment.currency) return against(`The policy is in ${policy.currency}`);
  const isChargeback = payment.kind === 'Chargeback';
  if (!isChargeback && policy.application_type !== payment.kind)
    return against(`The policy is ${policy.application_type}, not ${payment.kind}`);
  const whole = isChargeback ? 0 - unearnedCents(policy, payment.event_date) : dueCents(policy);
  const expected = whole - received_cents;
  const hasEnded = policy.termination_date !== null || policy.business_status === 'Full Chargedback';
  if (isChargeback && whole === 0 && !hasEnded) return against('Nothing of the policy is unearned', expected);
  const off = Math.abs(payment.gross_cents - expected);
  if (off > TOLERANCE_CENTS && off * 100 > Math.abs(expected))
    return against(
      `The amount differs from the expected ${formatMoney(expected, policy.currency)}`,
      expected,
    );
  return { policy, expected_cents: expected, exception: undefined };
}

/** Matches a payment to its policy, which is locked, and judges it. */
export async function judge(db: Db, payment: ProviderPayment): Promise<Judgement> {
  const named = await policiesNamed(db, payment);
  const [policy] = named;
  const received = policy && named.length === 1 ? await receivedSoFar(db, payment, policy.id) : 0;
  return judgement(payment, named, received);
}
