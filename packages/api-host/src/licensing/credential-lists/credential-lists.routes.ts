import { ASSOCIATE_STATUSES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { person } from '../../platform/operation/fields.ts';
import type { Policy } from '../../platform/operation/operation.ts';
import { CREDENTIAL_APPROVALS } from '../credentials/credentials.schemas.ts';
import { CERTIFICATE_KINDS } from '../licensing.tables.ts';
import { certificateExport, certificateList, eoPolicyExport, eoPolicyList } from './credential-lists.list.ts';
import {
  allCertificates,
  allEoPolicies,
  type CertificateListRow,
  type EoPolicyListRow,
  PAPER_STATUSES,
} from './credential-lists.store.ts';

const tag = 'Licensing';
const policy = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const shared = {
  id: z.uuid(),
  associate: person,
  associate_status: z.enum(ASSOCIATE_STATUSES),
  status: z.enum(PAPER_STATUSES).meta({ description: 'Current: approved, begun and not expired today' }),
  approval_status: z.enum(CREDENTIAL_APPROVALS),
  days_left: z.int(),
};

const eoPolicy = z.strictObject({
  ...shared,
  carrier: z.string(),
  policy_number: z.string(),
  per_claim_cents: z.int(),
  aggregate_cents: z.int(),
  effective_date: z.iso.date(),
  expiration_date: z.iso.date(),
});

const certificate = z.strictObject({
  ...shared,
  kind: z.enum(CERTIFICATE_KINDS),
  course: z.string(),
  provider: z.string().nullable(),
  state: z.string().nullable(),
  completed_on: z.iso.date(),
  valid_until: z.iso.date(),
});

const withPerson = <Row extends EoPolicyListRow | CertificateListRow>({
  associate_code,
  associate_name,
  ...row
}: Row) => ({ ...row, associate: { code: associate_code, name: associate_name } });

const example = {
  id: '4b7c2f58-0a4e-4c58-9a6b-0f8e3f1d2a01',
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  associate_status: 'Active',
  status: 'Current',
  approval_status: 'Approved',
  days_left: 42,
} as const;

const examples = {
  eoPolicy: {
    ...example,
    carrier: 'Harbor Professional Indemnity',
    policy_number: 'EO-000008',
    per_claim_cents: 100_000_000,
    aggregate_cents: 200_000_000,
    effective_date: '2026-01-02',
    expiration_date: '2027-01-02',
  } satisfies z.input<typeof eoPolicy>,
  certificate: {
    ...example,
    kind: 'AML',
    course: 'Anti-Money Laundering for Life Insurance',
    provider: 'Granite Mutual Life',
    state: null,
    completed_on: '2025-01-02',
    valid_until: '2027-01-02',
  } satisfies z.input<typeof certificate>,
};

/** E&O policies and training certificates of everybody, without their documents (domain.md 2.33, 7.1). */
export const credentialListRoutes: Area = (platform) => [
  ...listOperations(platform, {
    name: 'EoPolicies',
    path: '/admin/eo-policies',
    tag,
    summary: 'E&O policies of everybody, what ends first comes first',
    policy,
    list: eoPolicyList,
    row: eoPolicy,
    source: ({ db, today }) => allEoPolicies(db, today),
    toRow: (row) => withPerson(row),
    examples: { query: { filter: '{"status":{"eq":"Current"}}' }, rows: [examples.eoPolicy] },
    count: { summary: 'How many E&O policies match', example: { count: 412 } },
    export: eoPolicyExport,
  }),
  ...listOperations(platform, {
    name: 'TrainingCertificates',
    path: '/admin/training-certificates',
    tag,
    summary: 'Training certificates of everybody, what ends first comes first',
    policy,
    list: certificateList,
    row: certificate,
    source: ({ db, today }) => allCertificates(db, today),
    toRow: (row) => withPerson(row),
    examples: { query: { filter: '{"kind":{"in":["AML"]}}' }, rows: [examples.certificate] },
    count: { summary: 'How many training certificates match', example: { count: 812 } },
    export: certificateExport,
  }),
];
