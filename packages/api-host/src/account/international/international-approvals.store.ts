import { sql } from 'kysely';
import type { ApprovalSource } from '../../platform/approvals/approval-source.ts';

/** Requests for the other country that wait for an admin (domain.md 2.33, 2.36). */
export const internationalApprovals: ApprovalSource = {
  kind: 'International',
  slug: 'international',
  needs: 'associates.manage',
  decidedBy: { approve: 'approveInternationalAppointment', reject: 'refuseInternationalAppointment' },
  trail: { entity: 'international_appointment', field: 'Status' },
  records: (db) =>
    db
      .selectFrom('international_appointment')
      .select([
        sql<string>`id::text`.as('id'),
        sql<string>`'International'::text`.as('kind'),
        sql<string>`case purpose when 'Both' then 'Sell and recruit' else purpose end || ' in ' || concat_ws(', ', state, target_country)`.as(
          'subject',
        ),
        'associate_code',
        'created_at as submitted_at',
        sql<string>`status::text`.as('status'),
        'version',
        sql<boolean>`false`.as('needs_super'),
      ]),
  isWaiting: sql<boolean>`international_appointment.status = 'Pending'`,
  isRecord: (id) => sql<boolean>`international_appointment.id = ${id}::uuid`,
};
