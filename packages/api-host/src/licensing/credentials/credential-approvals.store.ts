import { type RawBuilder, sql } from 'kysely';
import type { ApprovalSource } from '../../platform/approvals/approval-source.ts';
import type { CredentialTable } from './credentials.store.ts';

interface Paper {
  readonly table: CredentialTable;
  readonly kind: string;
  readonly slug: string;
  /** As in the ids of its operations: `License`. */
  readonly singular: string;
  readonly subject: RawBuilder<string>;
  /** Whether an approved one may wait with a change of it (R-LIC-03). */
  readonly keepsProposals?: boolean;
}

function source({ table, kind, slug, singular, subject, keepsProposals = false }: Paper): ApprovalSource {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const waits = sql<boolean>`${column('approval_status')} = 'Pending For Admin'`;
  const isWaiting = keepsProposals ? sql<boolean>`(${waits} or ${column('proposed')} is not null)` : waits;
  return {
    kind,
    slug,
    needs: 'licenses.approve',
    decidedBy: { approve: `approve${singular}`, reject: `reject${singular}` },
    trail: { entity: table, field: 'Approval' },
    records: (db) =>
      db
        .selectFrom(table as 'eo_policy')
        .select([
          sql<string>`id::text`.as('id'),
          sql<string>`${kind}::text`.as('kind'),
          subject.as('subject'),
          'associate_code',
          'updated_at as submitted_at',
          sql<string>`case when ${isWaiting} then 'Pending For Admin' else ${column('approval_status')} end`.as(
            'status',
          ),
          'version',
          sql<boolean>`false`.as('needs_super'),
        ]),
    isWaiting,
    isRecord: (id) => sql<boolean>`${column('id')} = ${id}::uuid`,
  };
}

/** Licenses and changes of licenses, E&O policies and certificates that wait for an admin. */
export const credentialApprovals: readonly ApprovalSource[] = [
  source({
    table: 'license',
    kind: 'License',
    slug: 'license',
    singular: 'License',
    subject: sql<string>`type || ' in ' || state`,
    keepsProposals: true,
  }),
  source({
    table: 'eo_policy',
    kind: 'E&O',
    slug: 'eo-policy',
    singular: 'EoPolicy',
    subject: sql<string>`carrier`,
  }),
  source({
    table: 'training_certificate',
    kind: 'Certificate',
    slug: 'certificate',
    singular: 'TrainingCertificate',
    subject: sql<string>`kind || ' ' || course`,
  }),
];
