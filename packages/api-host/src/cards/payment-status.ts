import type { PaymentStatus } from '@upline/domain';
import type { CardDispute, CardPayment, CardRefund } from './cards.tables.ts';

type Money = Pick<CardPayment, 'paid_at' | 'failed_at' | 'amount_cents'>;
type Refund = Pick<CardRefund, 'status' | 'amount_cents'>;
type Dispute = Pick<CardDispute, 'status' | 'amount_cents'>;

/** The amount that was refunded or is being refunded. */
export const refundedOf = (refunds: readonly Refund[]): number =>
  refunds
    .filter(({ status }) => status === 'Pending' || status === 'Succeeded')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** The amount that a bank gave back to cardholders. */
const lostOf = (disputes: readonly Dispute[]): number =>
  disputes.filter(({ status }) => status === 'Lost').reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** What went back to the card, by refunds and by lost disputes. */
export const returnedOf = (
  { amount_cents }: Pick<Money, 'amount_cents'>,
  refunds: readonly Refund[],
  disputes: readonly Dispute[],
): number => Math.min(refundedOf(refunds) + lostOf(disputes), amount_cents);

/** What may still be refunded: neither back at the card nor on the way there. */
export const refundableOf = (
  { amount_cents }: Pick<Money, 'amount_cents'>,
  refunds: readonly Refund[],
  disputes: readonly Dispute[],
): number => {
  const asked = refunds
    .filter(({ status }) => status !== 'Failed')
    .reduce((sum, refund) => sum + refund.amount_cents, 0);
  return Math.max(0, amount_cents - asked - lostOf(disputes));
};

/**
 * The status of a payment as it follows from all its facts, whatever the order in which they arrived (domain.md 2.25). A dispute
 * that was reported before the payment counts as soon as the payment is paid.
 */
export function statusOf(
  payment: Money,
  refunds: readonly Refund[],
  disputes: readonly Dispute[],
): PaymentStatus {
  const { paid_at, failed_at, amount_cents } = payment;
  if (paid_at === null) return failed_at === null ? 'Pending' : 'Failed';
  if (disputes.some(({ status }) => status === 'Open')) return 'Disputed';
  return returnedOf(payment, refunds, disputes) >= amount_cents ? 'Refunded' : 'Paid';
}
