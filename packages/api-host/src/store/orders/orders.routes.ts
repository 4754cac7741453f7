import { z } from 'zod';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import { addCardPurpose } from '../../cards/purposes.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { bytes, idParam } from '../../platform/operation/fields.ts';
import { operation, type SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { recordStep } from '../../platform/operation/record-operations.ts';
import { buying, managing, own, saving } from '../policies.ts';
import { fileExample } from '../products/products.schemas.ts';
import { orderList } from './orders.list.ts';
import { toOrder, toOrderRow, toOwnOrder } from './orders.record.ts';
import {
  cancelBody,
  downloadOrderBody,
  orderExamples as examples,
  order,
  orderBody,
  orderRow,
  ownOrder,
  shipBody,
} from './orders.schemas.ts';
import { orders } from './orders.service.ts';
import { findOrder, orderSource } from './orders.store.ts';
import { defineOrderTasks } from './orders.tasks.ts';

const tag = 'Store';
const params = z.strictObject({ id: idParam() });

async function ownDetail({ db, caller }: SignedInContext, id: string) {
  const row = await findOrder(db, id, caller.code);
  if (!row) throw notFound();
  return toOwnOrder(db, row, caller);
}

async function detail({ db, caller }: SignedInContext, id: string) {
  const row = await findOrder(db, id);
  if (!row) throw notFound();
  return toOrder(db, row, caller);
}

/** Orders of the store (domain.md 2.25, R-STO-01 to R-STO-07). */
export const storeOrderRoutes: Area = (platform) => {
  const service = orders(platform);
  const { onPaid, onRefunded } = service;
  addCardPurpose(platform, {
    kind: 'Store Order',
    onPaid,
    onRefunded,
    page: ({ subject }) => `/store/cart/checkout?id=${subject}`,
  });
  defineOrderTasks(platform, service);

  return [
    operation({
      id: 'placeStoreOrder',
      method: 'POST',
      path: '/store/orders',
      tag,
      summary: 'Order the own cart; what it holds is reserved until it is paid',
      description:
        'The answer names the charge, which `payPurchase` leads to. 409 when the total is another one by now, with the right one in `details`, when something is not left, and "Stripe keys are not set" where the country takes no cards.',
      policy: buying,
      body: orderBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 201, schema: ownOrder },
      examples: { body: examples.body, answer: examples.placed },
      handler: async (input) => ownDetail(input, await service.place(input, input.body)),
    }),
    operation({
      id: 'placeStoreDownloadOrder',
      method: 'POST',
      path: '/store/orders/downloads',
      tag,
      summary: 'Order the own cart where everything in it is a download',
      description:
        'No address is asked for; the tax is that of the own one. Paid, it is delivered at once. 409 as `placeStoreOrder`, and where something is sent.',
      policy: buying,
      body: downloadOrderBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 201, schema: ownOrder },
      examples: {
        body: { total_cents: examples.downloads.total_cents },
        answer: examples.downloads,
      },
      handler: async (input) => ownDetail(input, await service.placeDownloads(input, input.body)),
    }),
    operation({
      id: 'getStoreOrderFile',
      method: 'GET',
      path: '/store/orders/{id}/files/{file_id}',
      tag,
      summary: 'A download of an own order that is paid',
      policy: saving,
      params: z.strictObject({ id: idParam(), file_id: idParam() }),
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: { ...examples.params, file_id: fileExample.id } },
      async handler(input) {
        const { id, file_id } = input.params;
        return sendAttachment(platform.files, input.reply, await service.readFile(input, id, file_id));
      },
    }),
    operation({
      id: 'getStoreOrder',
      method: 'GET',
      path: '/store/orders/{id}',
      tag,
      summary: 'An own order',
      policy: own,
      params,
      answer: { status: 200, schema: ownOrder },
      examples: { params: examples.params, answer: examples.placed },
      handler: (input) => ownDetail(input, input.params.id),
    }),
    recordStep({
      id: 'cancelStoreOrder',
      path: '/store/orders/{id}/cancel',
      tag,
      summary: 'Cancel an own order that is not paid',
      policy: buying,
      answer: ownOrder,
      examples: { params: examples.params, answer: examples.withdrawn },
      async handler(input) {
        await service.withdraw(input, input.params.id, input.version);
        return ownDetail(input, input.params.id);
      },
    }),
    ...listOperations(platform, {
      name: 'StoreOrders',
      path: '/admin/store-orders',
      tag,
      summary: 'Orders of the store, newest first',
      policy: managing,
      list: orderList,
      row: orderRow,
      source: ({ db }) => orderSource(db),
      toRow: (row, { caller }) => toOrderRow(row, caller),
      examples: { query: { filter: '{"status":{"eq":"Processing"}}' }, rows: [examples.row] },
      count: { summary: 'How many orders match', example: { count: 9 } },
    }),
    operation({
      id: 'getAnyStoreOrder',
      method: 'GET',
      path: '/admin/store-orders/{id}',
      tag,
      summary: 'An order with what was ordered',
      policy: managing,
      params,
      answer: { status: 200, schema: order },
      examples: { params: examples.params, answer: examples.detail },
      handler: (input) => detail(input, input.params.id),
    }),
    recordStep({
      id: 'shipStoreOrder',
      path: '/admin/store-orders/{id}/ship',
      tag,
      summary: 'Say that an order is on its way',
      policy: managing,
      body: shipBody,
      answer: order,
      examples: { params: examples.params, body: examples.shipping, answer: examples.shipped },
      async handler(input) {
        await service.ship(input, input.params.id, input.version, input.body);
        return detail(input, input.params.id);
      },
    }),
    recordStep({
      id: 'cancelAnyStoreOrder',
      path: '/admin/store-orders/{id}/cancel',
      tag,
      summary: 'Cancel an order that is not sent; what was paid goes back to the card',
      policy: managing,
      body: cancelBody,
      answer: order,
      examples: {
        params: examples.params,
        body: { reason: 'Sold out at the supplier' },
        answer: examples.cancelled,
      },
      async handler(input) {
        await service.cancelByAdmin(input, input.params.id, input.version, input.body.reason);
        return detail(input, input.params.id);
      },
    }),
  ];
};
