import type { PaymentStatus } from '@upline/domain';
import type { CardDispute, CardPayment, CardRefund } from './cards.tables.ts';

type Money = Pick<CardPayment, 'paid_at' | 'failed_at' | 'amount_cents'>;

/** The amount that was refunded or is being refunded. */
export const refundedOf = (refunds: readonly Pick<CardRefund, 'status' | 'amount_cents'>[]): number =>
  refunds
    .filter(({ status }) => status === 'Pending' || status === 'Succeeded')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/**
 * The status of a payment as it follows from all its facts, whatever the order in which they arrived (domain.md 2.25). A dispute
 * that was reported before the payment counts as soon as the payment is paid.
 */
export function statusOf(
  { paid_at, failed_at, amount_cents }: Money,
  refunds: readonly Pick<CardRefund, 'status' | 'amount_cents'>[],
  disputes: readonly Pick<CardDispute, 'status'>[],
): PaymentStatus {
  if (paid_at === null) return failed_at === null ? 'Pending' : 'Failed';
  if (disputes.some(({ status }) => status === 'Lost')) return 'Refunded';
  if (disputes.some(({ status }) => status === 'Open')) return 'Disputed';
  return refundedOf(refunds) >= amount_cents ? 'Refunded' : 'Paid';
}
