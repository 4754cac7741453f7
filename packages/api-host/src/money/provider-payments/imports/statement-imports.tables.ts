import type { Row } from '../../../platform/database/tables.ts';
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

export type StatementImport = Row<'statement_import'>;
export type StatementLine = Row<'statement_line'>;

declare module '../../../platform/database/tables.ts' {
  interface ColumnTypes {
    'statement_import.columns': StatementColumn[];
    'statement_import.counts': LineCounts;
    'statement_mapping.headings': Record<string, string | null>;
  }
}
