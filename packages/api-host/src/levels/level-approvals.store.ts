import { LEVELS, levelOf } from '@upline/domain';
import { sql } from 'kysely';
import type { ApprovalSource } from '../platform/approvals/approval-source.ts';

const ABOVE_EMD = LEVELS.filter(({ rank }) => rank > levelOf('EMD').rank).map(({ code }) => code);

/** Requests for levels that wait for an admin, above EMD for a SuperAdmin (domain.md 2.33, R-LVL-03). */
export const levelApprovals: ApprovalSource = {
  kind: 'Level',
  slug: 'level',
  needs: 'associates.manage',
  decidedBy: { approve: 'decideLevelRequest', reject: 'decideLevelRequest' },
  trail: { entity: 'level_request', field: 'Status' },
  records: (db) =>
    db
      .selectFrom('level_request')
      .innerJoin('level', 'level.code', 'level_request.to_level')
      .select([
        sql<string>`level_request.id::text`.as('id'),
        sql<string>`'Level'::text`.as('kind'),
        'level.name as subject',
        'level_request.associate_code',
        'level_request.created_at as submitted_at',
        sql<string>`level_request.status::text`.as('status'),
        'level_request.version',
        sql<boolean>`level_request.to_level = any(${ABOVE_EMD}::text[])`.as('needs_super'),
      ]),
  isWaiting: sql<boolean>`level_request.status = 'Pending'`,
  isRecord: (id) => sql<boolean>`level_request.id = ${id}::uuid`,
};
