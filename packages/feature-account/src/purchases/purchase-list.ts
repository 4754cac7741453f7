import { builtInViews, type ListOperations } from '@upline/shell';

/** The operations the list of own purchases lives on. */
export const PURCHASE_LIST = {
  name: 'purchases',
  list: 'listPurchases',
  count: 'countPurchases',
  views: builtInViews('listPurchases', () => [
    { id: 'open', name: 'To pay', filter: { status: { in: ['Pending', 'Failed'] } } },
    { id: 'paid', name: 'Paid', filter: { status: { eq: 'Paid' } } },
  ]),
} as const satisfies ListOperations;

/** What is left to pay; the page shows it above the list. */
export const OPEN_PURCHASES = {
  query: { filter: { status: { in: ['Pending', 'Failed'] } }, limit: 5 },
} as const;

/** What shows purchases. */
export const PURCHASES_SHOWN_BY = ['listPurchases', 'countPurchases', 'getPurchase'] as const;
