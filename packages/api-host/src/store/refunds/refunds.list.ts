import { CURRENCIES, REFUND_STATUSES } from '@upline/domain';
import { fullName } from '../../platform/database/full-name.ts';
import { defineList } from '../../platform/list/define-list.ts';
import { searchableNumber } from '../orders/orders.store.ts';
import type { RefundRow } from './refunds.store.ts';

/** What went back for orders of the store, newest first. */
export const refundList = defineList<RefundRow>({
  name: 'store-refunds',
  fields: {
    created_at: { label: 'Date', type: 'datetime', column: 'card_refund.created_at' },
    order: { label: 'Order', type: 'text', column: searchableNumber },
    associate: { label: 'Ordered By', type: 'text', column: fullName('buyer') },
    associate_code: { label: 'Code', type: 'text', column: 'store_order.associate_code' },
    amount_cents: { label: 'Amount', type: 'money', column: 'card_refund.amount_cents' },
    currency: { label: 'Currency', type: 'enum', column: 'store_order.currency', options: CURRENCIES },
    status: { label: 'Status', type: 'enum', column: 'card_refund.status', options: REFUND_STATUSES },
    reason: { label: 'Reason', type: 'text', column: 'card_refund.reason' },
    requested_by: { label: 'By', type: 'text', column: fullName('requester'), nullable: true },
    settled_at: { label: 'Settled', type: 'datetime', column: 'card_refund.settled_at', nullable: true },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'card_refund.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
