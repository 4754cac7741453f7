import { COUNTRIES, CURRENCIES, ORDER_STATUSES, PAYMENT_STATUSES } from '@upline/domain';
import { fullName } from '../../platform/database/full-name.ts';
import { defineList } from '../../platform/list/define-list.ts';
import { type OrderRow, searchableNumber } from './orders.store.ts';

/** Orders of everybody, newest first. */
export const orderList = defineList<OrderRow>({
  name: 'store-orders',
  fields: {
    created_at: { label: 'Date', type: 'datetime', column: 'store_order.created_at' },
    number: { label: 'Number', type: 'text', column: searchableNumber },
    associate: { label: 'Ordered By', type: 'text', column: fullName('buyer') },
    associate_code: { label: 'Code', type: 'text', column: 'store_order.associate_code' },
    status: { label: 'Status', type: 'enum', column: 'store_order.status', options: ORDER_STATUSES },
    payment_status: {
      label: 'Payment Status',
      type: 'enum',
      column: 'payment.status',
      options: PAYMENT_STATUSES,
    },
    total_cents: { label: 'Total', type: 'money', column: 'store_order.total_cents' },
    currency: { label: 'Currency', type: 'enum', column: 'store_order.currency', options: CURRENCIES },
    country: { label: 'Country', type: 'enum', column: 'store_order.country', options: COUNTRIES },
    state: { label: 'State', type: 'text', column: 'store_order.ship_state' },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'store_order.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
