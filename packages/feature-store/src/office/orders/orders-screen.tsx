import { storeOrdersFields } from '@upline/api-client/lists/store-orders.ts';
import { associateCodeColumn, columnsFor, ListScreen } from '@upline/shell';
import { ORDER_LIST } from '../office-store-lists.ts';
import { orderActions } from './orders.actions.ts';

const COLUMNS = columnsFor<'listStoreOrders'>(storeOrdersFields, [
  { field: 'number', pinned: true, cardRole: 'title', width: 130 },
  {
    field: 'associate',
    value: ({ associate }) => associate.name,
    secret: true,
    cardRole: 'subtitle',
    width: 190,
  },
  associateCodeColumn(110),
  { field: 'created_at', width: 170 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'payment_status', as: 'status', cardRole: 'meta', width: 140 },
  { field: 'total_cents', currency: ({ currency }) => currency, cardRole: 'meta', width: 120 },
  { field: 'country', width: 110 },
  { field: 'state', width: 90 },
]);

/** `store/orders`, the newest first (domain.md 2.36). */
export function OrdersScreen() {
  return (
    <ListScreen
      title="Orders"
      operations={ORDER_LIST}
      noun={{ one: 'order', many: 'orders' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/store/orders/$id', params: { id } })}
      actions={orderActions}
      search={{ field: 'associate', digits: 'number', placeholder: 'Search orders' }}
      empty={{ title: 'Nothing here yet. What associates order appears here.' }}
    />
  );
}
