import type { Currency } from '@upline/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PaymentKind } from '../provider-payments.tables.ts';
import type { StatementField } from '../statement-file.ts';

/**
 * Checking: a job reads the file. Ready: its lines show what would become of them. Booking and Undoing: a job works page by page.
 * Failed: booking stopped in the middle and can be gone on with.
 */
export const IMPORT_STATUSES = [
  'Checking',
  'Ready',
  'Booking',
  'Booked',
  'Undoing',
  'Undone',
  'Failed',
] as const;
export type StatementImportStatus = (typeof IMPORT_STATUSES)[number];

/** Before it is booked: what would become of a line; afterwards what became of it. */
export const LINE_OUTCOMES = ['Matched', 'Chargeback', 'Action Required', 'Known', 'Refused'] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

export interface StatementColumn {
  readonly heading: string;
  /** Null: left out. */
  readonly field: StatementField | null;
  readonly samples: readonly string[];
}

export type LineCounts = Partial<Record<LineOutcome, number>>;

interface StatementImportTable {
  id: Generated<string>;
  provider_id: string;
  statement_ref: string;
  statement_date: string;
  currency: Currency;
  file_name: string;
  file_key: string | null;
  status: StatementImportStatus;
  columns: ColumnType<StatementColumn[], string, string>;
  problem: string | null;
  fingerprint: string | null;
  rows_total: Generated<number>;
  rows_done: Generated<number>;
  counts: ColumnType<LineCounts, string | undefined, string>;
  created_at: Date;
  created_by: string;
  booked_at: Date | null;
  booked_by: string | null;
  undone_at: Date | null;
  undone_by: string | null;
  updated_at: Date;
  version: Generated<number>;
}

interface StatementLineTable {
  id: Generated<string>;
  import_id: string;
  position: number;
  file_line: number;
  line_no: number | null;
  policy_number_text: string | null;
  match_number: string | null;
  kind: PaymentKind | null;
  gross_cents: number | null;
  event_date: string | null;
  outcome: LineOutcome;
  message: string | null;
  expected_cents: number | null;
  policy_id: string | null;
}

interface StatementMappingTable {
  provider_id: string;
  headings: ColumnType<Record<string, string | null>, string, string>;
}

export type StatementImport = Selectable<StatementImportTable>;
export type StatementLine = Selectable<StatementLineTable>;

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    statement_import: StatementImportTable;
    statement_line: StatementLineTable;
    statement_mapping: StatementMappingTable;
  }
}
