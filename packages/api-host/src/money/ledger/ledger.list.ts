import { CURRENCIES } from '@upline/domain';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import type { JournalRow } from './ledger.store.ts';
import { ACCOUNT_KINDS, JOURNAL_KINDS } from './ledger.ts';

const touched = (column: 'kind' | 'associate_code') =>
  sql`(select string_agg(distinct account.${sql.ref(column)}, chr(10)) from journal_line
    join ledger_account as account on account.id = journal_line.account_id where journal_line.journal_id = journal.id)`;

/** Journals, newest first. */
export const journalList = defineList<JournalRow>({
  name: 'journals',
  fields: {
    on_date: { label: 'Date', type: 'date', column: 'journal.on_date' },
    kind: { label: 'Kind', type: 'enum', column: 'journal.kind', options: JOURNAL_KINDS },
    source_id: { label: 'Source ID', type: 'text', column: 'journal.source_id', order: false },
    currency: { label: 'Currency', type: 'enum', column: 'journal.currency', options: CURRENCIES },
    description: { label: 'Description', type: 'text', column: 'journal.description', order: false },
    account: { label: 'Account', type: 'text', column: touched('kind'), order: false },
    associate_code: {
      label: 'Associate',
      type: 'text',
      column: touched('associate_code'),
      nullable: true,
      order: false,
      normalize: (text) => text.toUpperCase(),
    },
  },
  defaultOrder: { on_date: 'DESC' },
  key: { column: 'journal.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** For the description of the list's filters. */
export const ACCOUNT_NAMES = ACCOUNT_KINDS.join(', ');
