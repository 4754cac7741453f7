import type { z } from 'zod';
import type {
  InternationalAnswer,
  internationalBody,
  internationalStanding,
} from './international.schemas.ts';

const id = '2c6f0f1e-7d36-4a0c-9a55-3b1d5f7a9e01';
const document = {
  id: '2c6f0f1e-7d36-4a0c-9a55-3b1d5f7a9e02',
  name: 'nr301-declaration.pdf',
  size_bytes: 64_220,
};
const license = {
  id: '2c6f0f1e-7d36-4a0c-9a55-3b1d5f7a9e03',
  type: 'LLQP Life',
  number: 'ON-448120',
  state: 'ON',
} as const;
const addendum = { id: '2c6f0f1e-7d36-4a0c-9a55-3b1d5f7a9e04', status: 'Signed' } as const;

const answer = {
  id,
  associate: { code: 'U000109', name: 'Ana Alvarez' },
  target_country: 'Canada',
  purpose: 'Both',
  state: 'ON',
  license: { ...license, expiration_date: '2027-10-31' },
  tax_form: 'NR301',
  document,
  addendum: { ...addendum, signed_at: '2026-11-18T15:04:05.000Z' },
  status: 'Pending',
  decision_reason: null,
  decided_at: null,
  created_at: '2026-11-20T15:04:05.000Z',
  version: 1,
  actions: ['withdraw'],
} satisfies InternationalAnswer;

const decided = { decided_at: '2026-11-21T15:04:05.000Z', version: 2 };
const refused = {
  ...answer,
  ...decided,
  id: '2c6f0f1e-7d36-4a0c-9a55-3b1d5f7a9e05',
  purpose: 'Recruit',
  state: null,
  license: null,
  status: 'Refused',
  decision_reason: 'The tax form is not signed',
  created_at: '2026-09-02T15:04:05.000Z',
  actions: [],
} satisfies InternationalAnswer;

/** Examples of the API document. */
export const internationalExamples = {
  params: { id },
  document,
  body: {
    target_country: 'Canada',
    purpose: 'Both',
    state: 'ON',
    license_id: license.id,
    document_id: document.id,
  } satisfies z.input<typeof internationalBody>,
  standing: {
    target_country: 'Canada',
    tax_form: 'NR301',
    addendum,
    licenses: [license],
  } satisfies z.input<typeof internationalStanding>,
  waitingAddendum: { id: addendum.id },
  answer,
  history: [answer, refused] as InternationalAnswer[],
  forAdmin: { ...answer, actions: ['approve', 'refuse'] } satisfies InternationalAnswer,
  approved: { ...answer, ...decided, status: 'Approved', actions: ['revoke'] } satisfies InternationalAnswer,
  refused,
  withdrawn: { ...refused, decision_reason: 'Withdrawn by the associate' } satisfies InternationalAnswer,
  revoked: { ...refused, decision_reason: 'The license was revoked' } satisfies InternationalAnswer,
};
