import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { ORDERS_SHOWN_BY } from '../office-store-lists.ts';

type Order = OperationAnswer<'getAnyStoreOrder'>;

const REASON_LENGTH = 3;

/** What may be done with an order, in the list as on its own page. */
export function orderActions(
  order: Pick<Order, 'id' | 'number' | 'status' | 'version' | 'actions'>,
): NamedAction[] {
  const input = { params: { id: order.id }, ifMatch: order.version };
  return offered(order, {
    ship: recordAction({
      operation: 'shipStoreOrder',
      label: 'Ship order',
      title: `Ship order ${order.number}`,
      saveLabel: 'Ship order',
      about: 'The buyer is told that it is on its way.',
      input,
      fields: [
        { name: 'carrier', label: 'Carrier', required: true, minLength: 2, maxLength: 40 },
        { name: 'tracking_number', label: 'Tracking Number', required: true, minLength: 4, maxLength: 60 },
      ],
      refresh: ORDERS_SHOWN_BY,
      message: 'Order shipped',
    }),
    cancel: recordAction({
      operation: 'cancelAnyStoreOrder',
      label: 'Cancel order',
      title: `Cancel order ${order.number}`,
      saveLabel: 'Cancel order',
      about:
        order.status === 'Processing'
          ? 'What was paid goes back to the card, and the goods are for sale again. The buyer reads the reason.'
          : 'The goods are for sale again. The buyer reads the reason.',
      danger: true,
      input,
      reason: REASON_LENGTH,
      refresh: ORDERS_SHOWN_BY,
      message: 'Order cancelled',
    }),
  });
}
