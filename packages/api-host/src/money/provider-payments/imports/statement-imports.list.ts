import { CURRENCIES } from '@upline/domain';
import { sql } from 'kysely';
import { defineList } from '../../../platform/list/define-list.ts';
import { PAYMENT_KINDS } from '../provider-payments.tables.ts';
import type { ImportRow } from './statement-imports.store.ts';
import { IMPORT_STATUSES, LINE_OUTCOMES } from './statement-imports.tables.ts';
import type { LineRow } from './statement-lines.store.ts';

const counted = (...outcomes: (typeof LINE_OUTCOMES)[number][]) =>
  sql`(${sql.join(
    outcomes.map((outcome) => sql`coalesce((statement_import.counts ->> ${sql.lit(outcome)})::integer, 0)`),
    sql` + `,
  )})`;

/** Imports of statements, the newest first. */
export const statementImportList = defineList<ImportRow>({
  name: 'provider-statements',
  fields: {
    created_at: { label: 'Imported', type: 'datetime', column: 'statement_import.created_at' },
    provider: { label: 'Provider', type: 'text', column: 'provider.name' },
    statement_ref: { label: 'Statement', type: 'text', column: 'statement_import.statement_ref' },
    statement_date: { label: 'Statement Date', type: 'date', column: 'statement_import.statement_date' },
    file_name: { label: 'File', type: 'text', column: 'statement_import.file_name' },
    status: { label: 'Status', type: 'enum', column: 'statement_import.status', options: IMPORT_STATUSES },
    rows_total: { label: 'Lines', type: 'number', column: 'statement_import.rows_total' },
    rows_matched: { label: 'Matched', type: 'number', column: counted('Matched', 'Chargeback') },
    rows_waiting: { label: 'Exceptions', type: 'number', column: counted('Action Required') },
    rows_refused: { label: 'Refused', type: 'number', column: counted('Refused') },
    currency: { label: 'Currency', type: 'enum', column: 'statement_import.currency', options: CURRENCIES },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'statement_import.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** The lines of one, in the order of the file. */
export const statementLineList = defineList<LineRow>({
  name: 'provider-statement-lines',
  fields: {
    // The place among the lines below the headings: the order of the file, by an index.
    position: { label: 'Position', type: 'number', column: 'statement_line.position' },
    file_line: { label: 'File Line', type: 'number', column: 'statement_line.file_line' },
    line_no: { label: 'Line', type: 'number', column: 'statement_line.line_no', nullable: true },
    outcome: { label: 'Outcome', type: 'enum', column: 'statement_line.outcome', options: LINE_OUTCOMES },
    policy_number: {
      label: 'Policy',
      type: 'text',
      column: 'statement_line.policy_number_text',
      nullable: true,
    },
    kind: {
      label: 'Kind',
      type: 'enum',
      column: 'statement_line.kind',
      options: PAYMENT_KINDS,
      nullable: true,
    },
    gross_cents: { label: 'Amount', type: 'money', column: 'statement_line.gross_cents', nullable: true },
    message: { label: 'Reason', type: 'text', column: 'statement_line.message', nullable: true },
  },
  defaultOrder: { position: 'ASC' },
  key: { column: 'statement_line.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
