import { sql } from 'kysely';
import type { ApprovalSource } from '../../platform/approvals/approval-source.ts';
import { fullName } from '../../platform/database/full-name.ts';

/** Requests for another upline that both uplines agreed to or left unanswered (domain.md 2.33, R-UPL-01, R-UPL-04). */
export const uplineApprovals: ApprovalSource = {
  kind: 'Upline Change',
  slug: 'upline-change',
  needs: 'associates.manage',
  decidedBy: { approve: 'decideUplineChange', reject: 'decideUplineChange' },
  trail: { entity: 'upline_change_request', field: 'Status' },
  records: (db) =>
    db
      .selectFrom('upline_change_request')
      .innerJoin('app_user as mover', 'mover.code', 'upline_change_request.associate_code')
      .innerJoin('app_user as wanted', 'wanted.code', 'upline_change_request.to_upline_code')
      .select([
        sql<string>`upline_change_request.id::text`.as('id'),
        sql<string>`'Upline Change'::text`.as('kind'),
        sql<string>`'To ' || ${fullName('wanted')}`.as('subject'),
        'upline_change_request.associate_code',
        'upline_change_request.created_at as submitted_at',
        sql<string>`upline_change_request.status::text`.as('status'),
        'upline_change_request.version',
        sql<boolean>`mover.is_senior_level or mover.country <> wanted.country`.as('needs_super'),
      ]),
  isWaiting: sql<boolean>`upline_change_request.status = 'Pending For Admin'`,
  isRecord: (id) => sql<boolean>`upline_change_request.id = ${id}::uuid`,
};
