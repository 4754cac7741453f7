import { messageTemplates } from '../../platform/messages/message-templates.ts';

const ORDER = { means: 'Number of the order', sample: 'S-000124' } as const;

/** Messages to buyers about their orders (domain.md 8.1). */
export const ORDER_MESSAGES = messageTemplates(
  {
    group: 'Store',
    inApp: true,
    mail: { holds: 'body', greets: true, links: true },
    sms: false,
    must: false,
  },
  {
    'order-shipped': {
      when: 'To the buyer, when an order is given to the carrier.',
      title: 'Order {order} is on its way',
      body: 'Your order {order} was sent by {carrier}, tracking number {tracking_number}.',
      values: {
        order: ORDER,
        carrier: { means: 'The carrier', sample: 'UPS' },
        tracking_number: { means: 'Tracking number of the carrier', sample: '1Z999AA10123456784' },
      },
    },
    'order-ready': {
      kind: 'order-shipped',
      when: 'To the buyer, when an order of downloads alone is paid.',
      title: 'Order {order} is ready',
      body: 'Open your order {order} in the store to save its downloads.',
      values: { order: ORDER },
    },
    'order-cancelled': {
      when: 'To the buyer, when an order is cancelled.',
      title: 'Order {order} is cancelled',
      body: 'Your order {order} is cancelled. Reason: {reason}.',
      values: {
        order: ORDER,
        reason: { means: 'Why, without a full stop', sample: 'Not paid within 60 minutes' },
      },
    },
  },
);
