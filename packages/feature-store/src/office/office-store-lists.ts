import { builtInViews, type ListOperations } from '@upline/shell';

export const PRODUCT_LIST = {
  name: 'store-products',
  list: 'listStoreProducts',
  count: 'countStoreProducts',
  views: builtInViews('listStoreProducts', () => [
    { id: 'published', name: 'Published', filter: { status: { in: ['Published'] } } } as const,
    { id: 'drafts', name: 'Drafts', filter: { status: { in: ['Draft'] } } } as const,
  ]),
} as const satisfies ListOperations;

export const ORDER_LIST = {
  name: 'store-orders',
  list: 'listStoreOrders',
  count: 'countStoreOrders',
  views: builtInViews('listStoreOrders', () => [
    { id: 'to-ship', name: 'To ship', filter: { status: { in: ['Processing'] } } } as const,
    { id: 'unpaid', name: 'Unpaid', filter: { status: { in: ['Pending'] } } } as const,
  ]),
} as const satisfies ListOperations;

export const REFUND_LIST = {
  name: 'store-refunds',
  list: 'listStoreRefunds',
  count: 'countStoreRefunds',
  views: builtInViews('listStoreRefunds', () => [
    { id: 'on-the-way', name: 'On the way', filter: { status: { in: ['Requested', 'Pending'] } } } as const,
    { id: 'failed', name: 'Failed', filter: { status: { in: ['Failed'] } } } as const,
  ]),
} as const satisfies ListOperations;

export const PRODUCTS_LISTED_BY = ['listStoreProducts', 'countStoreProducts'] as const;
/** The answers that a change of a product is seen in. */
export const PRODUCTS_SHOWN_BY = [...PRODUCTS_LISTED_BY, 'getStoreProduct'] as const;
/** The same of an order; a cancelled one gives its stock and its money back. */
export const ORDERS_SHOWN_BY = [
  'listStoreOrders',
  'countStoreOrders',
  'getAnyStoreOrder',
  'listStoreRefunds',
  'countStoreRefunds',
  'getOfficeQueues',
  ...PRODUCTS_SHOWN_BY,
] as const;
