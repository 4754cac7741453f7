import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ApprovalSource } from '../approvals/approval-source.ts';
import type { CredentialTable } from './credentials.store.ts';

const waitingIn = (db: Db, table: CredentialTable, kind: string, subject: ReturnType<typeof sql<string>>) =>
  db
    .selectFrom(table as 'eo_policy')
    .select([
      'id',
      sql<string>`${kind}::text`.as('kind'),
      subject.as('subject'),
      'associate_code',
      'updated_at as submitted_at',
    ]);

const isWaiting = sql<boolean>`approval_status = 'Pending For Admin'`;

/** Licenses and changes of licenses, E&O policies and certificates that wait for an admin. */
export const credentialApprovals: readonly ApprovalSource[] = [
  {
    kind: 'License',
    needs: 'licenses.approve',
    waiting: (db) =>
      waitingIn(db, 'license', 'License', sql`type || ' in ' || state`).where(
        sql<boolean>`(${isWaiting} or proposed is not null)`,
      ),
  },
  {
    kind: 'E&O',
    needs: 'licenses.approve',
    waiting: (db) => waitingIn(db, 'eo_policy', 'E&O', sql`carrier`).where(isWaiting),
  },
  {
    kind: 'Certificate',
    needs: 'licenses.approve',
    waiting: (db) =>
      waitingIn(db, 'training_certificate', 'Certificate', sql`kind || ' ' || course`).where(isWaiting),
  },
];
