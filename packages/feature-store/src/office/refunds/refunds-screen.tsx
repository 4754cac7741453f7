import { storeRefundsFields } from '@upline/api-client/lists/store-refunds.ts';
import { associateCodeColumn, columnsFor, ListScreen } from '@upline/shell';
import { REFUND_LIST } from '../office-store-lists.ts';

const COLUMNS = columnsFor<'listStoreRefunds'>(storeRefundsFields, [
  { field: 'order', value: ({ order }) => order.number, pinned: true, cardRole: 'title', width: 130 },
  {
    field: 'associate',
    value: ({ associate }) => associate.name,
    secret: true,
    cardRole: 'subtitle',
    width: 180,
  },
  { field: 'amount_cents', currency: ({ currency }) => currency, cardRole: 'value', width: 110 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 130 },
  { field: 'reason', cardRole: 'meta', width: 260 },
  { field: 'created_at', width: 170 },
  { field: 'requested_by', value: ({ requested_by }) => requested_by?.name ?? 'By itself', width: 150 },
  { field: 'settled_at', defaultHidden: true, width: 170 },
  { field: 'currency', defaultHidden: true, width: 100 },
  associateCodeColumn(110),
]);

/** `store/refunds`: what went back to cards for orders, the newest first (domain.md 2.36). */
export const RefundsScreen = () => (
  <ListScreen
    title="Refunds"
    operations={REFUND_LIST}
    noun={{ one: 'refund', many: 'refunds' }}
    columns={COLUMNS}
    rowTarget={({ order: { id } }) => ({ to: '/store/orders/$id', params: { id } })}
    search={{ field: 'associate', digits: 'order', placeholder: 'Search refunds' }}
    empty={{ title: 'Nothing here yet. What goes back for orders appears here.' }}
  />
);
