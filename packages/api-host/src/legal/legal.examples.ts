import type { z } from 'zod';
import type { agreement, legalDocumentDetail, legalTextDetail } from './legal.schemas.ts';

const BODY = `# 1. What you are
You are an independent contractor, never an employee, and sell what your licenses and appointments allow.

# 2. What you are paid
Compensation follows the published schedules. Nobody is paid for recruiting alone.`;

const pending = {
  id: '0f4c2a52-7b1e-4d0b-9a53-6f0c1a2b7e10',
  associate: { code: 'U000109', name: 'Ana Alvarez' },
  type: 'AMA',
  country: 'USA',
  plan: 'associate',
  text_version: 2,
  status: 'Pending',
  requested_at: '2026-11-20T15:04:05.000Z',
  signed_at: null,
  signed_name: null,
  document_hash: null,
  has_file: false,
  revoked_at: null,
  revoked_by: null,
  reason: null,
  version: 1,
  actions: ['sign'],
  legal_name: 'Ana Maria Alvarez',
  body: BODY,
  ip: null,
  user_agent: null,
} satisfies z.input<typeof legalDocumentDetail>;

const signed = {
  ...pending,
  status: 'Signed',
  signed_at: '2026-11-21T09:10:11.000Z',
  signed_name: 'Ana Maria Alvarez',
  document_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  has_file: true,
  version: 2,
  actions: [],
  ip: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
} satisfies z.input<typeof legalDocumentDetail>;

const revoked = {
  ...signed,
  status: 'Revoked',
  revoked_at: '2026-11-22T15:04:05.000Z',
  revoked_by: { code: 'A000001', name: 'Ada Admin' },
  reason: 'Signed by another person',
  version: 3,
} satisfies z.input<typeof legalDocumentDetail>;

const text = {
  id: '5b0d6a3e-94c1-4f0e-8a55-2f3c1d4e5f60',
  type: 'AMA',
  country: 'USA',
  plan: 'associate',
  partner: null,
  text_version: 3,
  status: 'Draft',
  fee_cents: 12_500,
  published_at: null,
  published_by: null,
  updated_at: '2026-11-20T15:04:05.000Z',
  version: 1,
  actions: ['update', 'publish', 'delete'],
  body: BODY,
  asked: { pending: 0, signed: 0, revoked: 0 },
} satisfies z.input<typeof legalTextDetail>;

const published = {
  ...text,
  status: 'Published',
  published_at: '2026-11-21T15:04:05.000Z',
  published_by: { code: 'A000001', name: 'Ada Admin' },
  version: 2,
  actions: [],
  asked: { pending: 412, signed: 0, revoked: 0 },
} satisfies z.input<typeof legalTextDetail>;

const shown = {
  country: 'USA',
  plan: 'associate',
  text_version: 2,
  body: BODY,
  fee_cents: 12_500,
  is_fee_paid: true,
  legal_name: 'Ana Maria Alvarez',
  is_own: true,
  signed_at: null,
  may_sign: true,
  document_id: pending.id,
} satisfies z.input<typeof agreement>;

/** A row of a list is the detail without what only the detail has. */
const rowOf = ({
  legal_name: _n,
  body: _b,
  ip: _i,
  user_agent: _u,
  ...row
}: z.input<typeof legalDocumentDetail>) => row;
const textRowOf = ({ body: _b, asked: _a, ...row }: z.input<typeof legalTextDetail>) => row;

export const legalExamples = {
  params: { id: pending.id },
  textParams: { id: text.id },
  agreementParams: { country: 'usa', plan: 'associate' },
  signature: { has_read: true, signed_name: 'Ana Maria Alvarez' },
  revocation: { reason: revoked.reason },
  personal: {
    associate_code: 'U000109',
    type: 'Supervision Plan',
    body: 'Every application of the next six months is reviewed by the supervisor before it is submitted.',
  },
  textBody: { type: 'AMA', country: 'USA', plan: 'associate', fee_cents: 12_500, body: BODY },
  textChange: { fee_cents: 12_500, body: BODY },
  agreement: shown,
  pending,
  signed,
  revoked,
  rows: [
    rowOf(pending),
    rowOf({ ...signed, id: '1c7f3b64-2a1e-4d0b-8a53-6f0c1a2b7e11', type: 'Privacy Notice' }),
  ],
  row: rowOf,
  text,
  published,
  textRow: textRowOf,
};
