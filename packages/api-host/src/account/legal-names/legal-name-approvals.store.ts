import { sql } from 'kysely';
import type { ApprovalSource } from '../../platform/approvals/approval-source.ts';

/** Legal names that wait for an admin (domain.md 2.2, 2.36). */
export const legalNameApprovals: ApprovalSource = {
  kind: 'Legal Name',
  slug: 'legal-name',
  needs: 'associates.manage',
  decidedBy: { approve: 'approveLegalNameChange', reject: 'rejectLegalNameChange' },
  trail: { entity: 'legal_name_change', field: 'Status' },
  records: (db) =>
    db
      .selectFrom('legal_name_change')
      .select([
        sql<string>`id::text`.as('id'),
        sql<string>`'Legal Name'::text`.as('kind'),
        sql<string>`concat_ws(' ', legal_first_name, legal_middle_name, legal_last_name, suffix)`.as(
          'subject',
        ),
        'associate_code',
        'created_at as submitted_at',
        sql<string>`status::text`.as('status'),
        'version',
        sql<boolean>`false`.as('needs_super'),
      ]),
  isWaiting: sql<boolean>`legal_name_change.status = 'Pending For Admin'`,
  isRecord: (id) => sql<boolean>`legal_name_change.id = ${id}::uuid`,
};
