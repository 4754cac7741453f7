import { messageTemplates } from '../platform/messages/message-templates.ts';

const PAYMENT = {
  means: 'Number of the payment and what it is for',
  sample: 'P-000412, Yearly renewal fee 2026',
} as const;
const NUMBER = { means: 'Number of the payment', sample: 'P-000412' } as const;

/** Messages to people who pay by card. They carry neither amounts nor card data, because they are mailed (R-NTF-01). */
export const CARD_MESSAGES = messageTemplates(
  {
    group: 'Store',
    inApp: true,
    mail: { holds: 'body', greets: true, links: true },
    sms: false,
    must: false,
  },
  {
    'card-paid': {
      when: 'To the payer, when a card payment has arrived.',
      title: 'Payment received',
      body: 'We received your payment {payment}. The receipt is in your purchase history.',
      values: { payment: PAYMENT },
    },
    'card-failed': {
      when: 'To the payer, when a card payment has failed.',
      title: 'Payment failed',
      body: 'Your payment {payment} failed. {failure}. Pay again from your purchase history.',
      values: {
        payment: PAYMENT,
        failure: { means: 'What the bank said, without a full stop', sample: 'The card was declined' },
      },
    },
    'card-refunded': {
      when: 'To the payer, when a refund is on its way to the card.',
      title: 'Payment refunded',
      body: 'Money of your payment {payment} goes back to your card. Banks take up to ten days.',
      values: { payment: PAYMENT },
    },
    'card-refund-failed': {
      when: 'To the payer, when a refund that was announced could not be sent to the card.',
      title: 'Refund failed',
      body: 'The refund of your payment {payment} could not be sent to your card. The home office gives it back in another way.',
      values: { payment: PAYMENT },
      must: true,
    },
    'card-disputed': {
      when: 'To the payer, when the bank opens a dispute of a payment.',
      title: 'Payment is disputed',
      body: 'Your payment {payment} is disputed at the bank that issued the card.',
      values: { payment: PAYMENT },
    },
    'card-dispute-won': {
      kind: 'card-disputed',
      when: 'To the payer, when the bank closes a dispute in our favor.',
      title: 'Payment is no longer disputed',
      body: 'Your payment {payment} is no longer disputed at the bank that issued the card.',
      values: { payment: PAYMENT },
    },
    'card-dispute-lost': {
      kind: 'card-disputed',
      when: 'To the payer, when the bank closes a dispute in favor of the payer.',
      title: 'Payment was lost',
      body: 'Your payment {payment} was lost at the bank that issued the card.',
      values: { payment: PAYMENT },
    },
  },
);

const DISPUTE_MAIL = { holds: 'body', greets: true, links: true } as const;

/** Notices to the home office about card payments. */
export const CARD_OFFICE_MESSAGES = messageTemplates(
  { group: 'Home Office', inApp: true, mail: false, sms: false, must: true },
  {
    'card-refund-failed-office': {
      kind: 'card-refund-failed',
      when: 'To admins who manage payments, when a refund did not reach the card.',
      title: 'Refund of {number} failed',
      body: 'The refund of the payment {payment} did not reach the card. Try again, or give it back in another way.',
      values: { number: NUMBER, payment: PAYMENT },
    },
    'card-disputed-office': {
      when: 'To admins who manage payments, when the bank opens a dispute.',
      title: 'Card payment {number} is disputed',
      body: 'The payment {payment} is disputed at the bank that issued the card.',
      mail: DISPUTE_MAIL,
      values: { number: NUMBER, payment: PAYMENT },
    },
    'card-dispute-won-office': {
      kind: 'card-disputed-office',
      when: 'To admins who manage payments, when the bank closes a dispute in our favor.',
      title: 'Card payment {number} is no longer disputed',
      body: 'The payment {payment} is no longer disputed at the bank that issued the card.',
      mail: DISPUTE_MAIL,
      values: { number: NUMBER, payment: PAYMENT },
    },
    'card-dispute-lost-office': {
      kind: 'card-disputed-office',
      when: 'To admins who manage payments, when the bank closes a dispute in favor of the payer.',
      title: 'Card payment {number} was lost',
      body: 'The payment {payment} was lost at the bank that issued the card.',
      mail: DISPUTE_MAIL,
      values: { number: NUMBER, payment: PAYMENT },
    },
    'card-alarm': {
      when: 'To super admins, when Stripe reports what fits no payment, or not this one.',
      title: 'A card payment needs a person',
      body: '{problem}.',
      values: {
        problem: {
          means: 'Number of the payment and what does not fit',
          sample: 'P-000412: The amount differs from the payment',
        },
      },
    },
    'card-check-failed': {
      kind: 'card-alarm',
      when: 'To super admins, when the comparison of the night found differences.',
      title: 'Card payments and Stripe differ',
      body: 'The comparison of the night found {differences} in {country}.',
      values: {
        differences: { means: 'How many', sample: '2 differences' },
        country: { means: 'The country of the account at Stripe', sample: 'USA' },
      },
    },
  },
);
