import { BACKGROUND_QUESTIONS, stepsOf } from '@upline/domain';

const token = 'b0Qn3c1s7a2Jf6uJcQ2m0r4yHqT8vXk5wZ1dE9gLpSo';
const upline = {
  code: 'U000123',
  name: 'Ana Alvarez',
  has_photo: true,
  level: { code: 'MD', name: 'Marketing Director' },
};
const personal = {
  legal_first_name: 'Nora',
  legal_middle_name: null,
  legal_last_name: 'Ellis',
  suffix: null,
  first_name: 'Nora',
  last_name: 'Ellis',
  gender: 'Female',
  marital_status: 'Single',
  phone: '2125550142',
  phone_type: 'Mobile',
  language: 'en',
  date_of_birth: '1994-05-17',
  sin_expiry: null,
  email: 'nora.ellis@example.com',
} as const;
const address = {
  line1: '12 Oak Street',
  line2: null,
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'USA',
} as const;
const background = Object.fromEntries(
  BACKGROUND_QUESTIONS.map(({ key }) => [key, { answer: 'No' as const, explanation: null }]),
) as Record<(typeof BACKGROUND_QUESTIONS)[number]['key'], { answer: 'No'; explanation: null }>;
const license = {
  type: 'Life',
  state: 'TX',
  number: '1234567',
  npn: '8812345',
  issue_date: '2021-03-01',
  expiration_date: '2027-03-01',
} as const;

const started = {
  number: 'R-000123',
  channel: 'standard',
  status: 'Open',
  upline,
  country: 'USA',
  plan: 'associate',
  steps: stepsOf('standard').map((key) => ({ key, is_done: key === 'plan' })),
  personal: null,
  address: null,
  background: null,
  license: null,
  guarantee: null,
  signed_at: null,
  fee_cents: 12_500,
  currency: 'USD',
  takes_cards: true,
  payment: null,
  code: null,
  name: null,
  expires_at: '2026-12-04T15:00:00.000Z',
} as const;

const DONE = ['plan', 'personal', 'address', 'background', 'agreement'] as const;
const signed = {
  ...started,
  steps: stepsOf('standard').map((key) => ({ key, is_done: (DONE as readonly string[]).includes(key) })),
  personal: { ...personal, ssn_masked: '***-**-6789' },
  address: { address, mailing: null },
  background,
  signed_at: '2026-11-27T15:10:00.000Z',
  name: 'Nora Ellis',
};

const promised = {
  ...signed,
  channel: 'direct',
  steps: stepsOf('direct').map((key) => ({
    key,
    is_done: key === 'license' || (DONE as readonly string[]).includes(key),
  })),
  license,
  guarantee: {
    level: { code: 'SA', name: 'Senior Associate' },
    note: 'Ben Okafor, in writing on November 3',
    status: 'Pending',
    reason: null,
  },
} as const;

export const registrationExamples = {
  token,
  upline,
  start: { upline: 'U000123', channel: 'standard', country: 'USA', plan: 'associate' },
  plan: { token, country: 'USA', plan: 'associate' },
  personal: { token, ...personal, ssn_sin: '123-45-6789' },
  address: { token, address, mailing: null },
  background: { token, ...background },
  license: {
    token,
    ...license,
    guaranteed_level: 'SA' as const,
    guarantee_note: 'Ben Okafor, in writing on November 3',
  },
  started,
  signed,
  promised,
  texts: {
    legal_name: 'Nora Ellis',
    fee_cents: 12_500,
    texts: [
      {
        id: '6f1d1c1e-7a1b-4f0e-9b57-0d3c5d5f8a11',
        type: 'AMA' as const,
        text_version: 1,
        body: '# 1. Independent contractor\n\nYou are an independent contractor.\n\n# 2. What you may do\n\nYou may recommend and sell the products of our providers where you are licensed and appointed.',
      },
      {
        id: '6f1d1c1e-7a1b-4f0e-9b57-0d3c5d5f8a12',
        type: 'E-Sign Consent' as const,
        text_version: 1,
        body: '# Electronic documents\n\nYou agree to receive and to sign documents electronically.',
      },
    ],
  },
  sign: {
    token,
    has_read: true,
    has_consented: true,
    text_ids: ['6f1d1c1e-7a1b-4f0e-9b57-0d3c5d5f8a11', '6f1d1c1e-7a1b-4f0e-9b57-0d3c5d5f8a12'],
    signed_name: 'Nora Ellis',
  },
  account: {
    token,
    username: 'nora.ellis',
    password: 'seven-quiet-otters',
    password_repeat: 'seven-quiet-otters',
    mfa_method: 'Email',
  },
} as const;
