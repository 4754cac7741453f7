import type { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { numberText } from '../orders/orders.store.ts';
import { managing } from '../policies.ts';
import { refundList } from './refunds.list.ts';
import { refundExample, refundRow } from './refunds.schemas.ts';
import { type RefundRow, refundSource } from './refunds.store.ts';

const toRefund = (row: RefundRow): z.input<typeof refundRow> => ({
  id: row.id,
  order: { id: row.order_id, number: numberText(row.number) },
  associate: { code: row.associate_code, name: row.buyer_name },
  amount_cents: row.amount_cents,
  currency: row.currency,
  status: row.status,
  reason: row.reason,
  requested_by:
    row.requested_by === null
      ? null
      : { code: row.requested_by, name: row.requester_name ?? row.requested_by },
  created_at: row.created_at,
  settled_at: row.settled_at,
});

/** What went back to cards for orders of the store (domain.md 2.25, 2.36). */
export const storeRefundRoutes: Area = (platform) => [
  ...listOperations(platform, {
    name: 'StoreRefunds',
    path: '/admin/store-refunds',
    tag: 'Store',
    summary: 'Refunds of orders of the store, newest first',
    policy: managing,
    list: refundList,
    row: refundRow,
    source: ({ db }) => refundSource(db),
    toRow: toRefund,
    examples: { query: { filter: '{"status":{"eq":"Failed"}}' }, rows: [refundExample] },
    count: { summary: 'How many refunds match', example: { count: 3 } },
  }),
];
