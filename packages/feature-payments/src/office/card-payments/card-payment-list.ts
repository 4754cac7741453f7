import { builtInViews, type ListOperations } from '@upline/shell';

/** Card payments of everybody. */
export const CARD_PAYMENT_LIST = {
  name: 'card-payments',
  list: 'listCardPayments',
  count: 'countCardPayments',
  export: 'exportCardPayments',
  views: builtInViews('listCardPayments', () => [
    { id: 'unpaid', name: 'Unpaid', filter: { status: { in: ['Pending', 'Failed'] } } },
    { id: 'disputed', name: 'Disputed', filter: { status: { eq: 'Disputed' } } },
    { id: 'refunded', name: 'Refunded', filter: { refunded_cents: { gte: 1 } } },
  ]),
} as const satisfies ListOperations;

/** What Stripe reported. */
export const CARD_EVENT_LIST = {
  name: 'card-events',
  list: 'listCardEvents',
  count: 'countCardEvents',
  views: builtInViews('listCardEvents', () => [
    { id: 'action-required', name: 'Action required', filter: { outcome: { eq: 'Action Required' } } },
    { id: 'waiting', name: 'Waiting', filter: { outcome: { eq: 'Waiting' } } },
  ]),
} as const satisfies ListOperations;

/** What shows card payments. */
export const CARDS_SHOWN_BY = [
  'listCardPayments',
  'countCardPayments',
  'getCardPayment',
  'listCardEvents',
  'countCardEvents',
  // An order of the store says what went back for it.
  'listStoreOrders',
  'getAnyStoreOrder',
  'listStoreRefunds',
  'countStoreRefunds',
] as const;
