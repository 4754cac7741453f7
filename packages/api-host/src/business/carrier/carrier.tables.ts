import type { EnrollmentStatus, PolicyLifecycle } from '@upline/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    carrier_status: CarrierStatusTable;
    carrier_import: CarrierImportTable;
    carrier_case: CarrierCaseTable;
    carrier_case_requirement: CarrierCaseRequirementTable;
    carrier_suggestion: CarrierSuggestionTable;
  }
}

export interface CarrierStatusTable {
  provider_id: string;
  text_key: string;
  text: string;
  /** Null until an admin says what the carrier means. */
  lifecycle: PolicyLifecycle | null;
  updated_at: Date;
  updated_by: string | null;
  version: Generated<number>;
}

export interface ImportFailure {
  readonly line: number;
  readonly reason: string;
}

/** Failed: it stopped in the middle; what was read until then is kept. */
export const IMPORT_STATUSES = ['Processing', 'Completed', 'Failed'] as const;

export interface CarrierImportTable {
  id: Generated<string>;
  provider_id: string;
  file_name: string;
  status: (typeof IMPORT_STATUSES)[number];
  /** Lines of the file. */
  rows_total: number;
  /** Until it is read. */
  file_key: string | null;
  /** So far. */
  rows_read: number;
  rows_created: number;
  rows_updated: number;
  rows_unchanged: number;
  rows_failed: number;
  /** Of the unchanged ones: an earlier file had newer news. */
  rows_older: Generated<number>;
  /** Of those taken; null of imports before it was counted. */
  rows_matched: number | null;
  failures: ColumnType<ImportFailure[], string, never>;
  created_at: Date;
  created_by: string;
}

export interface CarrierCaseTable {
  id: Generated<string>;
  provider_id: string;
  carrier_policy_number: string;
  match_number: string;
  applicant_name: string;
  applicant_key: string;
  product_text: string | null;
  state: string | null;
  premium_cents: number | null;
  writing_number: string | null;
  associate_code: string | null;
  /** Set by the home office; a writing number in a later file does not change it. */
  associate_by_hand: Generated<boolean>;
  carrier_status_text: string;
  /** Whether those words meant anything when they came; unmapped ones count as Underwriting and suggest nothing. */
  is_mapped: Generated<boolean>;
  lifecycle: PolicyLifecycle;
  received_on: string | null;
  issued_on: string | null;
  last_update: string;
  /** Due date of a premium the carrier has not received. */
  premium_due_on: ColumnType<string | null, string | null | undefined, string | null>;
  policy_id: string | null;
  matched_at: Date | null;
  final_since: string | null;
  status: Generated<EnrollmentStatus>;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
}
export type CarrierCaseRow = Selectable<CarrierCaseTable>;

/** Of the policies of a case's number: another case has them, or one is of no case yet. */
export const ENTERED_POLICIES = ['Held', 'Free'] as const;

export interface CarrierCaseRequirementTable {
  case_id: string;
  position: number;
  text: string;
  ordered_on: string | null;
  due_on: string | null;
  closed_on: string | null;
}

export interface CarrierSuggestionTable {
  id: Generated<string>;
  case_id: string;
  policy_id: string;
  lifecycle: PolicyLifecycle;
  on_date: string;
  status: Generated<'Pending' | 'Accepted' | 'Ignored'>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}
export type SuggestionRow = Selectable<CarrierSuggestionTable>;
