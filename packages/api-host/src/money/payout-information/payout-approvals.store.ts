import { sql } from 'kysely';
import type { ApprovalSource } from '../../platform/approvals/approval-source.ts';

/** Payout information that waits for an admin (domain.md 2.9). */
export const payoutApprovals: ApprovalSource = {
  kind: 'Payout Information',
  slug: 'payout-information',
  needs: 'payout.approve',
  decidedBy: { approve: 'approvePayoutInformation', reject: 'rejectPayoutInformation' },
  trail: { entity: 'payout_information', field: 'Status' },
  records: (db) =>
    db
      .selectFrom('payout_information')
      .select([
        sql<string>`id::text`.as('id'),
        sql<string>`'Payout Information'::text`.as('kind'),
        sql<string>`bank_name || ', ' || account_type`.as('subject'),
        'associate_code',
        'created_at as submitted_at',
        sql<string>`status::text`.as('status'),
        'version',
        sql<boolean>`false`.as('needs_super'),
      ]),
  isWaiting: sql<boolean>`payout_information.status = 'Pending For Admin'`,
  isRecord: (id) => sql<boolean>`payout_information.id = ${id}::uuid`,
};
