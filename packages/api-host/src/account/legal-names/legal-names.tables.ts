import type { NameSuffix } from '@upline/domain';
import type { Row } from '../../platform/database/tables.ts';

export const LEGAL_NAME_STATUSES = ['Pending For Admin', 'Approved', 'Rejected By Admin', 'Revoked'] as const;
export type LegalNameStatus = (typeof LEGAL_NAME_STATUSES)[number];

/** As on the government id and the license (domain.md 2.1). */
export interface LegalName {
  readonly legal_first_name: string;
  readonly legal_middle_name: string | null;
  readonly legal_last_name: string;
  readonly suffix: NameSuffix | null;
}

export type LegalNameChange = Row<'legal_name_change'>;

declare module '../../platform/database/tables.ts' {
  interface ColumnTypes {
    'legal_name_change.former': LegalName;
  }
}
