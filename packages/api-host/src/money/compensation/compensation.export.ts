import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { List } from '../../platform/list/define-list.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import { adminCompensationList, compensationList } from './compensation.list.ts';
import type { CompensationListRow } from './compensation-reads.store.ts';

const columnsOf = (list: List<CompensationListRow>): ExportColumns<CompensationListRow> => ({
  ...list.columns(
    'posted_at',
    'compensation_type',
    'policy_number',
    'source_associate',
    'base_bv_cents',
    'rate_bps',
    'generation',
    'amount_cents',
    'currency',
    'status',
    'escrow_reason',
    'pay_run_number',
    'source_associate_code',
    { level: (row) => row.level_at_snapshot },
  ),
  client_initials: { label: 'Client', type: 'text' },
});

/** Own lines as a file. */
export const compensationExport: ListExport<CompensationListRow> = {
  label: 'Compensations',
  needs: 'payments.view',
  columns: columnsOf(compensationList),
};

/** Everybody's lines as a file. */
export const adminCompensationExport: ListExport<CompensationListRow> = {
  label: 'All Compensations',
  needs: 'payments.manage',
  columns: {
    ...adminCompensationList.columns('associate_code', 'associate'),
    ...columnsOf(adminCompensationList),
    voided_at: { label: 'Voided', type: 'datetime' },
  },
};
