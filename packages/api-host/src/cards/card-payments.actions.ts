import { messages } from '@upline/domain';
import { conflict } from '../platform/operation/problem.ts';
import { rowActions, rowRule } from '../platform/operation/row-actions.ts';
import type { CardEvent, CardPayment } from './cards.tables.ts';

type Payment = Pick<CardPayment, 'status' | 'intent_id'>;

const isOpen = ({ status }: Pick<CardPayment, 'status'>) => status === 'Pending' || status === 'Failed';

/** The payment was received, even if it was refunded or disputed later. */
export const hasReceipt = rowRule<Pick<CardPayment, 'status'>>(
  (payment) => !isOpen(payment),
  () => conflict('not-paid', 'There is a receipt once it is paid'),
);

/** The payment was received and not refunded in full. */
export const isRefundable = rowRule<Payment>(
  ({ status, intent_id }) => status === 'Paid' && intent_id !== null,
  ({ status }) => conflict('transition', messages.transition(status, 'Refunded')),
);

export const PURCHASE_ACTIONS = ['pay', 'receipt'] as const;

/** Not paid yet, and what it pays for is still to be had. */
export const isPayable = (payment: Pick<CardPayment, 'status' | 'withdrawn_at'>): boolean =>
  isOpen(payment) && payment.withdrawn_at === null;

/** What the payer may do. */
export const purchaseActions = rowActions<
  Pick<CardPayment, 'status' | 'withdrawn_at'>,
  (typeof PURCHASE_ACTIONS)[number]
>({
  pay: { operation: 'payPurchase', when: isPayable },
  receipt: { operation: 'downloadReceipt', when: hasReceipt },
});

export const CARD_PAYMENT_ACTIONS = ['refund'] as const;

/** What an admin may do with a payment. */
export const cardPaymentActions = rowActions<Payment, (typeof CARD_PAYMENT_ACTIONS)[number]>({
  refund: { operation: 'refundCardPayment', when: isRefundable },
});

export const isUnsettled = rowRule<Pick<CardEvent, 'outcome'>>(
  ({ outcome }) => outcome === 'Action Required' || outcome === 'Waiting',
  () => conflict('applied', 'This event has been applied already'),
);

export const CARD_EVENT_ACTIONS = ['replay'] as const;

export const cardEventActions = rowActions<Pick<CardEvent, 'outcome'>, (typeof CARD_EVENT_ACTIONS)[number]>({
  replay: { operation: 'replayCardEvent', when: isUnsettled },
});
