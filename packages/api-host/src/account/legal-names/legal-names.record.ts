import type { AuditFields } from '../../platform/audit/audit-changes.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { legalNameActions } from './legal-names.actions.ts';
import { legalNameOf } from './legal-names.rules.ts';
import type { LegalNameAnswer } from './legal-names.schemas.ts';
import type { LegalNameRow } from './legal-names.store.ts';
import type { LegalName } from './legal-names.tables.ts';

/** The names a decision changes, in the words of the trail. */
export interface NamesTrail extends LegalName {
  readonly first_name?: string;
  readonly last_name?: string;
}

export const NAMES_TRAIL: AuditFields<NamesTrail> = {
  legal_first_name: { label: 'Legal First Name' },
  legal_middle_name: { label: 'Legal Middle Name' },
  legal_last_name: { label: 'Legal Last Name' },
  suffix: { label: 'Suffix' },
  first_name: { label: 'First Name' },
  last_name: { label: 'Last Name' },
};

export const toLegalName = (caller: Caller, row: LegalNameRow): LegalNameAnswer => ({
  id: row.id,
  associate: { code: row.associate_code, name: row.associate_name },
  ...legalNameOf(row),
  former: legalNameOf(row.in_force),
  document: { id: row.document_id, name: row.document_name, size_bytes: row.document_bytes },
  status: row.status,
  rejection_reason: row.rejection_reason,
  rejection_text: row.rejection_text,
  created_at: row.created_at,
  decided_at: row.decided_at,
  version: row.version,
  actions: legalNameActions.of(caller, row),
});
