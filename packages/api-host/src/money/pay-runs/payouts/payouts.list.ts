import { CURRENCIES, EXPORT_STATUSES, foldText } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { defineList } from '../../../platform/list/define-list.ts';
import type { ListExport } from '../../../platform/list/list-operations.ts';
import { accountOf } from './payouts.record.ts';
import type { PayoutRow } from './payouts.store.ts';

/** Payouts of all runs, newest run first. */
export const payoutList = defineList<PayoutRow>({
  name: 'payouts',
  fields: {
    pay_run_number: { label: 'Pay Run', type: 'number', column: 'payout.pay_run_number' },
    pay_date: { label: 'Pay Date', type: 'date', column: 'pay_run.pay_date' },
    associate: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
    associate_code: {
      label: 'Code',
      type: 'text',
      column: sql`(payout.associate_code collate "C")`,
      normalize: (text) => text.toUpperCase(),
    },
    currency: { label: 'Currency', type: 'enum', column: 'payout.currency', options: CURRENCIES },
    gross_cents: { label: 'Gross', type: 'money', column: 'payout.gross_cents', definition: FIGURES.gross },
    withheld_cents: {
      label: 'Withheld',
      type: 'money',
      column: 'payout.withheld_cents',
      definition: FIGURES.withheld,
    },
    net_cents: { label: 'Net', type: 'money', column: 'payout.net_cents', definition: FIGURES.net },
    carry_out_cents: {
      label: 'Carried',
      type: 'money',
      column: 'payout.carry_out_cents',
      definition: FIGURES.carried,
    },
    status: { label: 'Status', type: 'enum', column: 'payout.status', options: EXPORT_STATUSES },
    returned_at: { label: 'Returned', type: 'datetime', column: 'payout.returned_at', nullable: true },
  },
  defaultOrder: { pay_run_number: 'DESC' },
  key: { column: 'payout.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** The list of payouts as a file; accounts by their last digits alone. */
export const payoutExport: ListExport<PayoutRow> = {
  label: 'Payouts',
  needs: 'payments.manage',
  columns: {
    ...payoutList.columns(
      'pay_run_number',
      'pay_date',
      'associate_code',
      { associate: ({ first_name, last_name }) => `${first_name} ${last_name}` },
      'currency',
      'gross_cents',
      'withheld_cents',
    ),
    carry_in_cents: { label: 'Carried In', type: 'money' },
    ...payoutList.columns('net_cents'),
    // "Carried" of the list, next to what was carried in.
    carry_out_cents: { label: 'Carried Out', type: 'money' },
    ...payoutList.columns('status'),
    returned_reason: { label: 'Returned Because', type: 'text' },
    ...payoutList.columns('returned_at'),
    account: { label: 'Account', type: 'text', value: accountOf },
    lines: { label: 'Lines', type: 'number' },
  },
};
