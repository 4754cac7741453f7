import type { Row } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface ColumnTypes {
    'carrier_import.failures': ImportFailure[];
  }
}

export interface ImportFailure {
  readonly line: number;
  readonly reason: string;
}

/** Failed: it stopped in the middle; what was read until then is kept. */
export const IMPORT_STATUSES = ['Processing', 'Completed', 'Failed'] as const;

export type CarrierCaseRow = Row<'carrier_case'>;

/** Of the policies of a case's number: another case has them, or one is of no case yet. */
export const ENTERED_POLICIES = ['Held', 'Free'] as const;

export type SuggestionRow = Row<'carrier_suggestion'>;
