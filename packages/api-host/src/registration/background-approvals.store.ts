import { sql } from 'kysely';
import type { ApprovalSource } from '../platform/approvals/approval-source.ts';

/** Background questions that new associates answered with yes. Their compensation waits for the decision (R-REG-02). */
export const backgroundApprovals: ApprovalSource = {
  kind: 'Background Review',
  slug: 'background-review',
  needs: 'associates.manage',
  decidedBy: { approve: 'decideBackgroundReview', reject: 'decideBackgroundReview' },
  trail: { entity: 'background_review', field: 'Status' },
  records: (db) =>
    db
      .selectFrom('registration_draft')
      .where('registration_draft.review_status', 'is not', null)
      .select([
        sql<string>`registration_draft.id::text`.as('id'),
        sql<string>`'Background Review'::text`.as('kind'),
        sql<string>`'Background questions'::text`.as('subject'),
        sql<string>`registration_draft.associate_code`.as('associate_code'),
        sql<Date>`registration_draft.paid_at`.as('submitted_at'),
        sql<string>`registration_draft.review_status`.as('status'),
        'registration_draft.version',
        sql<boolean>`false`.as('needs_super'),
      ]),
  isWaiting: sql<boolean>`registration_draft.review_status = 'Pending'`,
  isRecord: (id) => sql<boolean>`registration_draft.id = ${id}::uuid`,
};
