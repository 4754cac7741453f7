import type { NameSuffix, RejectionReason } from '@upline/domain';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

export const LEGAL_NAME_STATUSES = ['Pending For Admin', 'Approved', 'Rejected By Admin', 'Revoked'] as const;
export type LegalNameStatus = (typeof LEGAL_NAME_STATUSES)[number];

/** As on the government id and the license (domain.md 2.1). */
export interface LegalName {
  readonly legal_first_name: string;
  readonly legal_middle_name: string | null;
  readonly legal_last_name: string;
  readonly suffix: NameSuffix | null;
}

interface LegalNameChangeTable {
  id: Generated<string>;
  associate_code: string;
  legal_first_name: string;
  legal_middle_name: string | null;
  legal_last_name: string;
  suffix: NameSuffix | null;
  /** The name in force when it was decided or withdrawn; null while it waits. */
  former: JSONColumnType<LegalName> | null;
  document_id: string;
  status: Generated<LegalNameStatus>;
  rejection_reason: RejectionReason | null;
  rejection_text: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

export type LegalNameChange = Selectable<LegalNameChangeTable>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    legal_name_change: LegalNameChangeTable;
  }
}
