import { payRunReviewFields } from '@upline/api-client/lists/pay-run-review.ts';
import { columnsFor } from '@upline/shell';

/** Columns of payouts as they would be. */
export const REVIEW_COLUMNS = columnsFor<'listPayRunReview'>(payRunReviewFields, [
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
  { field: 'processing', as: 'status', second: 'held_reason', cardRole: 'meta', width: 230 },
  { id: 'lines', label: 'Lines', type: 'number', width: 80 },
  { field: 'gross_cents', currency: (row) => row.currency, secret: true, width: 125 },
  { field: 'withheld_cents', currency: (row) => row.currency, secret: true, width: 125 },
  {
    id: 'carry_in_cents',
    label: 'Carried In',
    type: 'money',
    currency: (row) => row.currency,
    secret: true,
    defaultHidden: true,
    width: 115,
  },
  { field: 'net_cents', currency: (row) => row.currency, secret: true, cardRole: 'value', width: 125 },
  { field: 'carry_out_cents', currency: (row) => row.currency, secret: true, width: 115 },
  { field: 'pending_cents', currency: (row) => row.currency, secret: true, defaultHidden: true, width: 125 },
  { field: 'held_reason', cardRole: 'meta', defaultHidden: true, width: 280 },
  { field: 'currency', defaultHidden: true, width: 100 },
]);
