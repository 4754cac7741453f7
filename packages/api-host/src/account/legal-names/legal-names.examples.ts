import type { z } from 'zod';
import type { LegalNameAnswer, legalNameBody } from './legal-names.schemas.ts';

const id = '6f0d2b8e-5a1c-4f7e-9b3d-2c8a1e4f6b01';
const document = {
  id: '6f0d2b8e-5a1c-4f7e-9b3d-2c8a1e4f6b02',
  name: 'marriage-license.pdf',
  size_bytes: 84_120,
};

const former = {
  legal_first_name: 'Ana María',
  legal_middle_name: null,
  legal_last_name: 'Alvarez',
  suffix: null,
};

const answer = {
  id,
  associate: { code: 'U000109', name: 'Ana Alvarez' },
  ...former,
  legal_last_name: 'Alvarez-Reyes',
  former,
  document,
  status: 'Pending For Admin',
  rejection_reason: null,
  rejection_text: null,
  created_at: '2026-11-20T15:04:05.000Z',
  decided_at: null,
  version: 1,
  actions: ['withdraw'],
} satisfies LegalNameAnswer;

const decided = { decided_at: '2026-11-21T15:04:05.000Z', version: 2, actions: [] };

/** Examples of the API document. */
export const legalNameExamples = {
  params: { id },
  document,
  body: {
    legal_first_name: 'Ana María',
    legal_middle_name: null,
    legal_last_name: 'Alvarez-Reyes',
    suffix: null,
    document_id: document.id,
  } satisfies z.input<typeof legalNameBody>,
  answer,
  forAdmin: { ...answer, actions: ['approve', 'reject'] } satisfies LegalNameAnswer,
  approved: { ...answer, ...decided, status: 'Approved' } satisfies LegalNameAnswer,
  rejected: {
    ...answer,
    ...decided,
    status: 'Rejected By Admin',
    rejection_reason: 'Unmatched Supporting Document',
  } satisfies LegalNameAnswer,
  withdrawn: { ...answer, ...decided, status: 'Revoked' } satisfies LegalNameAnswer,
};
