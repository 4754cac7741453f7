import { LEVELS, levelOf } from '@upline/domain';
import { sql } from 'kysely';
import type { ApprovalSource } from '../../platform/approvals/approval-source.ts';
import { numberOf } from '../registrations.store.ts';

const ABOVE_EMD = LEVELS.filter(({ rank }) => rank > levelOf('EMD').rank).map(({ code }) => code);

/**
 * Levels that people who register licensed were promised (R-LVL-05). Nobody is an associate yet: the associate of the row is
 * the sponsor, under whom the person joins.
 */
export const guaranteeApprovals: ApprovalSource = {
  kind: 'Guaranteed Level',
  slug: 'guaranteed-level',
  needs: 'associates.manage',
  decidedBy: { approve: 'decideGuaranteedLevel', reject: 'decideGuaranteedLevel' },
  trail: { entity: 'guaranteed_level', field: 'Status' },
  records: (db) =>
    db
      .selectFrom('registration_draft')
      .innerJoin('level as promised', 'promised.code', 'registration_draft.guaranteed_level')
      .select([
        sql<string>`registration_draft.id::text`.as('id'),
        sql<string>`'Guaranteed Level'::text`.as('kind'),
        sql<string>`promised.name || ', ' || ${numberOf('registration_draft')}`.as('subject'),
        'registration_draft.upline_code as associate_code',
        sql<Date>`registration_draft.guarantee_asked_at`.as('submitted_at'),
        sql<string>`registration_draft.guarantee_status`.as('status'),
        'registration_draft.version',
        sql<boolean>`registration_draft.guaranteed_level = any(${ABOVE_EMD}::text[])`.as('needs_super'),
      ]),
  isWaiting: sql<boolean>`(registration_draft.guarantee_status = 'Pending' and registration_draft.status = 'Open')`,
  isRecord: (id) => sql<boolean>`registration_draft.id = ${id}::uuid`,
};
