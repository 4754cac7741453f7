import { CURRENCIES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { JOURNAL_KINDS } from '../ledger/ledger.ts';
import type { DebtEntryRow } from './debt-entries.store.ts';

/** The running balance of the own debts, the last entry first. */
export const debtEntryList = defineList<DebtEntryRow>({
  name: 'debt-entries',
  fields: {
    entry_no: { label: 'No.', type: 'number', column: 'entry.entry_no' },
    on_date: { label: 'Date', type: 'date', column: 'entry.on_date' },
    kind: { label: 'Kind', type: 'enum', column: 'entry.kind', options: JOURNAL_KINDS },
    amount_cents: { label: 'Amount', type: 'money', column: 'entry.amount_cents' },
    balance_cents: { label: 'Balance', type: 'money', column: 'entry.balance_cents' },
    currency: { label: 'Currency', type: 'enum', column: 'entry.currency', options: CURRENCIES },
  },
  defaultOrder: { entry_no: 'DESC' },
  key: { column: 'entry.key', type: 'text' },
  keyOf: (row) => row.key,
});
