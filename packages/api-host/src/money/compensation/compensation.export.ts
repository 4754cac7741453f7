import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import type { CompensationListRow } from './compensation-reads.store.ts';

const COLUMNS: ExportColumns<CompensationListRow> = {
  posted_at: { label: 'Date', type: 'datetime' },
  compensation_type: { label: 'Type', type: 'text' },
  policy_number: { label: 'Policy', type: 'text' },
  source_associate: { label: 'Source Associate', type: 'text' },
  base_bv_cents: { label: 'BV', type: 'money' },
  rate: {
    label: 'Rate (%)',
    type: 'number',
    value: ({ rate_bps }) => (rate_bps === null ? null : rate_bps / 100),
  },
  generation: { label: 'Generation', type: 'number' },
  amount_cents: { label: 'Amount', type: 'money' },
  currency: { label: 'Currency', type: 'text' },
  status: { label: 'Status', type: 'text' },
  escrow_reason: { label: 'Held For', type: 'text' },
  pay_run_number: { label: 'Pay Run', type: 'number' },
};

/** Own lines as a file. */
export const compensationExport: ListExport<CompensationListRow> = {
  label: 'Compensations',
  needs: 'payments.view',
  columns: COLUMNS,
};

/** Everybody's lines as a file. */
export const adminCompensationExport: ListExport<CompensationListRow> = {
  label: 'All Compensations',
  needs: 'payments.manage',
  columns: {
    associate_code: { label: 'Associate Code', type: 'text' },
    associate: { label: 'Associate', type: 'text' },
    ...COLUMNS,
    voided_at: { label: 'Voided', type: 'datetime' },
  },
};
