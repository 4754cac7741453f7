import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';

const shown = (db: Db) =>
  db
    .selectFrom('card_refund')
    .innerJoin('store_order', 'store_order.payment_id', 'card_refund.payment_id')
    .innerJoin('app_user as buyer', 'buyer.code', 'store_order.associate_code')
    .leftJoin('app_user as requester', 'requester.code', 'card_refund.requested_by');

const named = (query: ReturnType<typeof shown>) =>
  query
    .selectAll('card_refund')
    .select([
      'store_order.id as order_id',
      'store_order.number',
      'store_order.currency',
      'store_order.associate_code',
      fullName('buyer').as('buyer_name'),
      fullName<string | null>('requester').as('requester_name'),
    ]);

export const refundSource = (db: Db) => keyedSource('card_refund.id', shown(db), named);
export type RefundRow = Awaited<ReturnType<ReturnType<typeof refundSource>['rows']>>[number];
