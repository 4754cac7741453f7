import { z } from 'zod';
import { documentAnswer } from '../../attachments/document.schema.ts';
import { text, timestamp } from '../../platform/operation/fields.ts';

export { documentAnswer } from '../../attachments/document.schema.ts';
export { type Rejection, rejectionBody } from '../../platform/operation/rejection.schema.ts';

export const CREDENTIAL_APPROVALS = [
  'Approved',
  'Pending For Admin',
  'Rejected By Admin',
  'Revoked',
] as const;

/** What the caller may do with a credential right now. */
export const CREDENTIAL_ACTIONS = ['update', 'approve', 'reject', 'revoke', 'remove'] as const;

/** Members every credential answers with, beside its own values. */
export const credentialShape = {
  id: z.uuid(),
  associate_code: z.string(),
  approval_status: z.enum(CREDENTIAL_APPROVALS),
  rejection_reason: z.string().nullable(),
  document: documentAnswer.nullable(),
  decided_at: timestamp().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(CREDENTIAL_ACTIONS)),
};

export const reasonBody = z.strictObject({ reason: text('Reason', { min: 5, max: 500 }) });

export const credentialExample = {
  id: '4b7c2f58-0a4e-4c58-9a6b-0f8e3f1d2a01',
  associate_code: 'U000008',
  approval_status: 'Approved',
  rejection_reason: null,
  document: { id: '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a02', name: 'license.pdf', size_bytes: 48_213 },
  decided_at: '2026-11-21T15:04:05.000Z',
  created_at: '2026-11-20T15:04:05.000Z',
  updated_at: '2026-11-21T15:04:05.000Z',
  version: 2,
  actions: ['update'],
} as const;

export const documentIdExample = credentialExample.document.id;
