import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import type { ChargebackListRow } from './chargeback-reads.store.ts';

const COLUMNS: ExportColumns<ChargebackListRow> = {
  event_date: { label: 'Date', type: 'date' },
  policy_number: { label: 'Policy', type: 'text' },
  reason: { label: 'Reason', type: 'text' },
  original_cents: { label: 'Original Amount', type: 'money' },
  months_in_force: { label: 'Months in Force', type: 'number' },
  amount_cents: { label: 'Amount', type: 'money' },
  recovered_cents: { label: 'Recovered', type: 'money' },
  written_off_cents: { label: 'Written Off', type: 'money' },
  remaining_cents: { label: 'Remaining', type: 'money' },
  currency: { label: 'Currency', type: 'text' },
  status: { label: 'Status', type: 'text' },
};

/** Own debts as a file. */
export const chargebackExport: ListExport<ChargebackListRow> = {
  label: 'Chargebacks',
  needs: 'payments.view',
  columns: COLUMNS,
};

/** Everybody's debts as a file. */
export const adminChargebackExport: ListExport<ChargebackListRow> = {
  label: 'All Chargebacks',
  needs: 'payments.manage',
  columns: {
    associate_code: { label: 'Associate Code', type: 'text' },
    associate: { label: 'Associate', type: 'text' },
    ...COLUMNS,
  },
};
