import { compensationsFields } from '@upline/api-client/lists/compensations.ts';
import { columnsFor } from '@upline/shell';
import { titleOf } from './line-receipt.tsx';

/** Columns of the own lines (domain.md 2.17). */
export const COMPENSATION_COLUMNS = columnsFor<'listCompensations'>(compensationsFields, [
  { field: 'posted_at', relative: true, pinned: true, cardRole: 'meta', width: 120 },
  { field: 'compensation_type', value: titleOf, cardRole: 'title', width: 200 },
  { field: 'policy_number', cardRole: 'subtitle', width: 135 },
  { id: 'client_initials', label: 'Client', type: 'text', secret: true, width: 80 },
  {
    field: 'source_associate',
    value: (row) => row.source_associate?.name,
    secret: true,
    width: 165,
  },
  { field: 'base_bv_cents', secret: true, width: 105 },
  { field: 'rate_bps', width: 80 },
  { field: 'amount_cents', currency: (row) => row.currency, secret: true, cardRole: 'value', width: 120 },
  { field: 'status', as: 'status', second: 'escrow_reason', cardRole: 'meta', width: 165 },
  { field: 'pay_run_number', defaultHidden: true, width: 95 },
  { field: 'escrow_reason', defaultHidden: true, width: 130 },
  { field: 'generation', defaultHidden: true, width: 115 },
  { field: 'level', isCode: true, defaultHidden: true, width: 90 },
  { field: 'currency', defaultHidden: true, width: 100 },
  {
    field: 'source_associate_code',
    value: (row) => row.source_associate?.code,
    secret: true,
    defaultHidden: true,
    width: 160,
  },
]);
