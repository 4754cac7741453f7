import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Legal names that wait for an admin, for the queue of approvals (domain.md 2.36). */
export const legalNameApprovals = {
  kind: 'Legal name',
  needs: 'associates.manage',
  waiting: (db: Db) =>
    db
      .selectFrom('legal_name_change')
      .select([
        'id',
        sql<string>`'Legal name'::text`.as('kind'),
        sql<string>`concat_ws(' ', legal_first_name, legal_middle_name, legal_last_name, suffix)`.as(
          'subject',
        ),
        'associate_code',
        'created_at as submitted_at',
      ])
      .where(sql<boolean>`status = 'Pending For Admin'`),
} as const;
