import { payoutsFields } from '@upline/api-client/lists/payouts.ts';
import { columnsFor } from '@upline/shell';

/** Columns of payouts (domain.md 2.23). */
export const PAYOUT_COLUMNS = columnsFor<'listPayouts'>(payoutsFields, [
  {
    field: 'associate',
    value: (row) => row.associate.name,
    secret: true,
    pinned: true,
    cardRole: 'title',
    width: 200,
  },
  {
    field: 'associate_code',
    value: (row) => row.associate.code,
    secret: true,
    cardRole: 'subtitle',
    width: 110,
  },
  { field: 'pay_run_number', cardRole: 'meta', width: 95 },
  { field: 'pay_date', width: 115 },
  { field: 'gross_cents', currency: (row) => row.currency, secret: true, width: 125 },
  { field: 'withheld_cents', currency: (row) => row.currency, secret: true, width: 125 },
  { field: 'net_cents', currency: (row) => row.currency, secret: true, cardRole: 'value', width: 125 },
  { field: 'carry_out_cents', currency: (row) => row.currency, secret: true, width: 115 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 120 },
  { id: 'account', label: 'Account', type: 'text', secret: true, width: 200 },
  { field: 'returned_at', relative: true, defaultHidden: true, width: 130 },
  { id: 'returned_reason', label: 'Returned Because', type: 'text', width: 200 },
  { field: 'currency', defaultHidden: true, width: 100 },
]);
