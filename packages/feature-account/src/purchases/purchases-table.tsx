import { purchasesFields } from '@upline/api-client/lists/purchases.ts';
import { columnsFor } from '@upline/shell';

/** Columns of the list of own purchases (domain.md 2.8). */
export const PURCHASE_COLUMNS = columnsFor<'listPurchases'>(purchasesFields, [
  { field: 'description', cardRole: 'title', pinned: true, width: 240 },
  { field: 'created_at', cardRole: 'meta', width: 170 },
  { field: 'kind', cardRole: 'subtitle', width: 150 },
  { field: 'number', cardRole: 'meta', width: 120 },
  { field: 'amount_cents', currency: (row) => row.currency, secret: true, cardRole: 'value', width: 120 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 140 },
  { field: 'due_on', width: 120 },
  { field: 'paid_at', defaultHidden: true, width: 170 },
  {
    field: 'refunded_cents',
    value: ({ refunded_cents }) => refunded_cents || null,
    currency: (row) => row.currency,
    secret: true,
    cardRole: 'meta',
    width: 120,
  },
]);
