import type { OperationAnswer } from '@upline/api-client';
import { adminCompensationsFields } from '@upline/api-client/lists/admin-compensations.ts';
import {
  associateCodeColumn,
  associateColumn,
  columnsFor,
  personCodeColumn,
  personColumn,
} from '@upline/shell';
import { titleOf } from '../../compensations/line-receipt.tsx';

export type OfficeLineRow = OperationAnswer<'listAllCompensations'>['rows'][number];

/** Columns of everybody's lines (domain.md 2.17). */
export const OFFICE_LINE_COLUMNS = columnsFor<'listAllCompensations'>(adminCompensationsFields, [
  associateColumn(155),
  { field: 'compensation_type', value: titleOf, cardRole: 'subtitle', width: 165 },
  { field: 'policy_number', cardRole: 'meta', width: 120 },
  personColumn('source_associate', { width: 150 }),
  { field: 'base_bv_cents', secret: true, width: 95 },
  { field: 'rate_bps', width: 70 },
  { field: 'amount_cents', currency: (row) => row.currency, secret: true, cardRole: 'value', width: 118 },
  { field: 'status', as: 'status', second: 'escrow_reason', cardRole: 'meta', width: 130 },
  { field: 'posted_at', relative: true, cardRole: 'meta', width: 125 },
  associateCodeColumn(130),
  { id: 'client_initials', label: 'Client', type: 'text', secret: true, defaultHidden: true, width: 80 },
  { field: 'pay_run_number', defaultHidden: true, width: 95 },
  { field: 'escrow_reason', defaultHidden: true, width: 130 },
  { field: 'generation', defaultHidden: true, width: 115 },
  { field: 'level', isCode: true, defaultHidden: true, width: 90 },
  { field: 'currency', defaultHidden: true, width: 100 },
  {
    field: 'voided',
    value: ({ voided_at }) => voided_at !== null,
    file: ['voided_at'],
    defaultHidden: true,
    width: 95,
  },
  personCodeColumn('source_associate', 160),
]);
