import type { z } from 'zod';
import type { ClientAnswer, clientBody, clientListRow } from './clients.schemas.ts';

const id = '0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01';
const stamp = '2026-11-21T15:04:05.000Z';

const body = {
  type: 'Individual',
  first_name: 'Grace',
  last_name: 'Okafor',
  date_of_birth: '1984-03-09',
  gender: 'Female',
  marital_status: 'Married',
  email: 'grace.okafor@example.com',
  phone: '(512) 555-0142',
  address: {
    line1: '1200 Barton Springs Rd',
    line2: null,
    city: 'Austin',
    state: 'TX',
    postal_code: '78704',
    country: 'USA',
  },
  mailing: null,
  tobacco: false,
  citizenship: 'USA',
  id_document_type: 'Passport',
  id_document_number: 'X12345678',
  id_document_expiry: '2031-05-01',
  annual_income_cents: 9_500_000,
  net_worth_cents: 31_000_000,
  dependents: [{ name: 'Ada Okafor', relation: 'Daughter', date_of_birth: '2016-08-20' }],
  beneficiary_notes: 'Spouse 100 %, then the daughter.',
  general_notes: null,
  marketing_consent_email: true,
  marketing_consent_sms: false,
} satisfies z.input<typeof clientBody>;

const { id_document_number, ...kept } = body;
const { type, email, address } = body;
const { city, state, country } = address;

const stored = {
  id,
  type,
  name: 'Grace Okafor',
  phone: '5125550142',
  email,
  archived_at: null,
  last_activity_at: stamp,
  created_at: stamp,
  version: 1,
  actions: ['update', 'archive', 'delete', 'reveal', 'add_note', 'delete_note'],
} satisfies Partial<ClientAnswer>;

const answer = {
  ...kept,
  ...stored,
  company_name: null,
  id_document_last4: '5678',
  currency: 'USD',
  owner: { code: 'U000123', name: 'Dev Patel' },
  shared_with: [],
  updated_at: stamp,
} satisfies ClientAnswer;

const row = { ...stored, city, state, country, birth_month: 3, birth_day: 9 } satisfies z.input<
  typeof clientListRow
>;

/** Example requests and answers of the document. */
export const clientExamples = { id, params: { id }, stamp, body, answer, row };
