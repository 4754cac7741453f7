import { chargebacksFields } from '@upline/api-client/lists/chargebacks.ts';
import { rollUpsFields } from '@upline/api-client/lists/roll-ups.ts';
import { columnsFor } from '@upline/shell';

const currency = (row: { readonly currency: 'USD' | 'CAD' }) => row.currency;

/** Columns of the own debts (domain.md 2.18). */
export const CHARGEBACK_COLUMNS = columnsFor<'listChargebacks'>(chargebacksFields, [
  { field: 'event_date', pinned: true, cardRole: 'meta', width: 110 },
  { field: 'policy_number', cardRole: 'subtitle', width: 135 },
  { field: 'reason', cardRole: 'title', width: 190 },
  {
    id: 'original_cents',
    label: 'Original',
    type: 'money',
    align: 'end',
    currency,
    secret: true,
    width: 115,
  },
  { field: 'months_in_force', width: 165 },
  { field: 'amount_cents', currency, secret: true, width: 115 },
  { field: 'recovered_cents', currency, secret: true, width: 115 },
  { field: 'remaining_cents', currency, secret: true, cardRole: 'value', width: 115 },
  { field: 'status', as: 'status', second: 'dispute_status', cardRole: 'meta', width: 130 },
  { field: 'dispute_status', as: 'status', defaultHidden: true, width: 115 },
  { field: 'currency', defaultHidden: true, width: 100 },
]);

/** Columns of debts that come from below (R-MNY-33). */
export const ROLL_UP_COLUMNS = columnsFor<'listRollUps'>(rollUpsFields, [
  {
    field: 'associate',
    value: (row) => row.associate.name,
    pinned: true,
    secret: true,
    cardRole: 'title',
    width: 190,
  },
  { field: 'receiver', value: (row) => row.receiver.name, secret: true, cardRole: 'subtitle', width: 190 },
  {
    id: 'amount_cents',
    label: 'Amount',
    type: 'money',
    align: 'end',
    currency,
    secret: true,
    cardRole: 'value',
    width: 120,
  },
  { id: 'event_date', label: 'Event Date', type: 'date', width: 120 },
  { id: 'announced_on', label: 'Announced', type: 'date', width: 120 },
  { field: 'transfer_on', cardRole: 'meta', width: 130 },
  {
    field: 'is_transferred',
    value: (row) => (row.transferred_at === null ? 'Announced' : 'Transferred'),
    as: 'custom',
    cardRole: 'meta',
    width: 125,
  },
  { field: 'currency', defaultHidden: true, width: 100 },
]);
