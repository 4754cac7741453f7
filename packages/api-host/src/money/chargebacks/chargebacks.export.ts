import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { List } from '../../platform/list/define-list.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import type { ChargebackListRow } from './chargeback-reads.store.ts';
import { adminChargebackList, chargebackList } from './chargebacks.list.ts';

const columnsOf = (list: List<ChargebackListRow>): ExportColumns<ChargebackListRow> => ({
  ...list.columns('event_date', 'policy_number', 'reason'),
  original_cents: { label: 'Original Amount', type: 'money' },
  ...list.columns('months_in_force', 'amount_cents', 'recovered_cents'),
  written_off_cents: { label: 'Written Off', type: 'money' },
  ...list.columns('remaining_cents', 'currency', 'status', 'dispute_status'),
});

/** Own debts as a file. */
export const chargebackExport: ListExport<ChargebackListRow> = {
  label: 'Chargebacks',
  needs: 'payments.view',
  columns: columnsOf(chargebackList),
};

/** Everybody's debts as a file. */
export const adminChargebackExport: ListExport<ChargebackListRow> = {
  label: 'All Chargebacks',
  needs: 'payments.manage',
  columns: {
    ...adminChargebackList.columns('associate_code', 'associate'),
    ...columnsOf(adminChargebackList),
  },
};
