import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, type RowOf, recordAction } from '@upline/shell';
import { CARDS_SHOWN_BY } from './card-payment-list.ts';

export type CardPayment = OperationAnswer<'getCardPayment'>;
export type CardEvent = RowOf<'listCardEvents'>;

const REASON_LENGTH = 5;

/** What may be done with a card payment, as it offers it. */
export function cardPaymentActions(payment: CardPayment): NamedAction[] {
  const { id, version, currency, refundable_cents } = payment;
  return offered(payment, {
    refund:
      refundable_cents > 0 &&
      recordAction({
        operation: 'refundCardPayment',
        label: 'Refund',
        title: 'Refund card payment',
        saveLabel: 'Refund',
        danger: true,
        input: { params: { id }, ifMatch: version },
        currency,
        about: 'The money goes back to the card. Stripe keeps its fee.',
        fields: [
          {
            name: 'amount_cents',
            label: 'Amount',
            kind: 'money',
            required: true,
            initial: refundable_cents,
            help: 'All that is left, or a part of it. Large refunds need a super admin.',
          },
        ],
        reason: REASON_LENGTH,
        refresh: CARDS_SHOWN_BY,
        message: 'Refund requested',
      }),
  });
}

/** What may be done with an event of Stripe. */
export const cardEventActions = (event: CardEvent): NamedAction[] =>
  offered(event, {
    replay: recordAction({
      operation: 'replayCardEvent',
      label: 'Apply again',
      title: 'Apply event again',
      input: { params: { id: event.id }, ifMatch: event.version },
      about:
        'The facts of the event are judged once more. Do this after you have put right what was wrong, here or at Stripe.',
      refresh: CARDS_SHOWN_BY,
      message: ({ outcome }) =>
        outcome === 'Applied' ? 'Event applied' : `Judged again: ${outcome.toLowerCase()}`,
    }),
  });
