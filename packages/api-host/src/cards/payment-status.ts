import type { PaymentStatus } from '@upline/domain';
import type { CardDispute, CardPayment, CardRefund } from './cards.tables.ts';

type Money = Pick<CardPayment, 'paid_at' | 'failed_at' | 'amount_cents'>;

/** What has gone back, or is on its way. */
export const refundedOf = (refunds: readonly Pick<CardRefund, 'status' | 'amount_cents'>[]): number =>
  refunds
    .filter(({ status }) => status === 'Pending' || status === 'Succeeded')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/**
 * The status that follows from all facts known of a payment, in whatever order they came (domain.md 2.25): a dispute that
 * was reported before the payment itself counts as soon as that is paid.
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
