import type { ActivityRow } from './activity-list.tsx';
import type { Client } from './client-values.ts';
import type { Note } from './note-list.tsx';

/** A client for stories, with everything that can be there. */
export const sampleClient: Client = {
  id: '0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01',
  type: 'Individual',
  name: 'Grace Okafor',
  first_name: 'Grace',
  last_name: 'Okafor',
  company_name: null,
  date_of_birth: '1984-03-09',
  gender: 'Female',
  marital_status: 'Married',
  email: 'grace.okafor@example.com',
  phone: '5125550142',
  address: {
    line1: '1200 Barton Springs Rd',
    line2: 'Apartment 4',
    city: 'Austin',
    state: 'TX',
    postal_code: '78704',
    country: 'USA',
  },
  mailing: {
    line1: '88 Queen St',
    line2: null,
    city: 'Toronto',
    state: 'ON',
    postal_code: 'M5H 2N2',
    country: 'Canada',
  },
  tobacco: false,
  citizenship: 'USA',
  id_document_type: 'Passport',
  id_document_last4: '5678',
  id_document_expiry: '2031-05-01',
  annual_income_cents: 9_500_000,
  net_worth_cents: 31_000_000,
  currency: 'USD',
  dependents: [
    { name: 'Ada Okafor', relation: 'Daughter', date_of_birth: '2016-08-20' },
    { name: 'Tom Okafor', relation: 'Father', date_of_birth: null },
  ],
  beneficiary_notes: 'Spouse 100 %, then the daughter.',
  general_notes: 'Prefers a call before noon.\nMet at the fair in Austin.',
  marketing_consent_email: true,
  marketing_consent_sms: false,
  owner: { code: 'U000123', name: 'Dev Patel' },
  shared_with: [{ code: 'U000101', name: 'Ana Alvarez' }],
  archived_at: null,
  last_activity_at: '2026-11-20T15:04:05.000Z',
  created_at: '2025-11-20T15:04:05.000Z',
  updated_at: '2026-11-20T15:04:05.000Z',
  version: 4,
  actions: ['update', 'archive', 'delete', 'reveal', 'add_note'],
};

/** What may be missing is missing. */
export const sparseClient: Client = {
  ...sampleClient,
  gender: null,
  marital_status: null,
  email: null,
  mailing: null,
  tobacco: null,
  citizenship: null,
  id_document_type: null,
  id_document_last4: null,
  id_document_expiry: null,
  annual_income_cents: null,
  net_worth_cents: null,
  dependents: [],
  beneficiary_notes: null,
  general_notes: null,
  marketing_consent_email: false,
  shared_with: [],
};

export const businessClient: Client = {
  ...sparseClient,
  type: 'Business',
  name: 'Hill Country Bakery LLC',
  first_name: null,
  last_name: null,
  company_name: 'Hill Country Bakery LLC',
  date_of_birth: null,
  email: 'office@hillcountry.example.com',
  annual_income_cents: 48_000_000,
};

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

export const longClient: Client = {
  ...sampleClient,
  name: `Maximiliana-Theodora ${LONG}`,
  first_name: 'Maximiliana-Theodora',
  last_name: LONG,
  email: `maximiliana-theodora.${LONG.toLowerCase()}@example.com`,
  address: {
    ...sampleClient.address,
    line1: `1200 ${LONG} Avenue`,
    city: 'Llanfairpwllgwyngyllgogerychwyrn',
  },
  dependents: [{ name: `Ada ${LONG}`, relation: 'Great-granddaughter', date_of_birth: '2016-08-20' }],
  general_notes: `${'A long talk about what the family needs. '.repeat(30)}${LONG.repeat(4)}`,
};

export const sampleNote: Note = {
  id: '5a1c0f1e-6a2f-4a53-9c05-0a51a2f7c001',
  text: 'Prefers a call before noon.\nAsk about the move to Denver.',
  created_by: 'U000123',
  updated_by: 'U000123',
  created_at: '2026-11-20T15:04:05.000Z',
  updated_at: '2026-11-20T15:04:05.000Z',
  version: 1,
};

export const sampleActivity: ActivityRow = {
  id: '41',
  kind: 'change',
  action: 'update',
  at: '2026-11-20T15:04:05.000Z',
  actor_code: 'U000123',
  actor_name: 'Dev Patel',
  proxy_admin_code: null,
  reason: null,
  text: null,
  changes: [
    { field: 'City', old: 'Dallas', new: 'Austin' },
    { field: 'Gender', old: null, new: 'Female' },
  ],
};
