import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { ExportSpec } from '../../platform/download/exports.ts';
import { allChargebacks, type ChargebackListRow, ownChargebacks } from './chargeback-reads.store.ts';
import { adminChargebackList, chargebackList } from './chargebacks.list.ts';

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
export const chargebackExport: ExportSpec<ChargebackListRow> = {
  list: chargebackList,
  label: 'Chargebacks',
  needs: 'payments.view',
  columns: COLUMNS,
  source: ownChargebacks,
};

/** Everybody's debts as a file. */
export const adminChargebackExport: ExportSpec<ChargebackListRow> = {
  list: adminChargebackList,
  label: 'All Chargebacks',
  needs: 'payments.manage',
  columns: {
    associate_code: { label: 'Associate Code', type: 'text' },
    associate: { label: 'Associate', type: 'text' },
    ...COLUMNS,
  },
  source: allChargebacks,
};
