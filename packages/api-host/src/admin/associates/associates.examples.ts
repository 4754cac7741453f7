import type { z } from 'zod';
import type { associateDetail, associateListRow } from './associates.schemas.ts';

const row = {
  code: 'U000123',
  name: 'Dev Patel',
  has_photo: true,
  is_senior_level: true,
  level: { code: 'RMD', name: 'Regional Marketing Director' },
  status: 'Active',
  country: 'USA',
  city: 'Houston',
  state: 'TX',
  upline: { code: 'U000045', name: 'Eve Lindqvist' },
  upline_rmd: { code: 'U000045', name: 'Eve Lindqvist' },
  join_date: '2019-03-04',
  actions: ['view_as', 'view_audit'],
} satisfies z.input<typeof associateListRow>;

const { city, state, upline, upline_rmd, ...shared } = row;
const contact = { ...upline, phone: '6125550142', email: 'eve@demo.upline.test' };

const detail = {
  ...shared,
  first_name: 'Dev',
  last_name: 'Patel',
  legal_first_name: 'Devendra',
  legal_middle_name: null,
  legal_last_name: 'Patel',
  suffix: null,
  qualified_level: row.level,
  upline: contact,
  upline_rmd: contact,
  recruiter: upline,
  direct_count: 14,
  email: 'dev@demo.upline.test',
  username: 'dev',
  phone: '7135550142',
  phone_type: 'Mobile',
  phone_verified_at: null,
  alt_phone: null,
  alt_phone_type: null,
  language: 'en',
  mfa_method: 'Email',
  notification_channels: ['Email'],
  date_of_birth_masked: '**/**/1984',
  gender: 'Male',
  marital_status: 'Married',
  ssn_masked: '***-**-6789',
  npn: '17000265',
  address: { line1: '12 Elm Street', line2: null, city, state, postal_code: '77001' },
  mailing: null,
  spouse: null,
  share_bps: 10_000,
  share_with_code: null,
  max_chargeback_withhold_bps: 5_000,
  disable_license_check: false,
  disable_training_escrow: false,
  escrow_future_compensations: false,
  under_heightened_supervision: false,
  supervisor_code: null,
  use_spouse_licenses: false,
  is_beta: false,
  has_builder_plan: false,
  created_at: '2019-03-04T15:00:00.000Z',
  updated_at: '2026-11-21T15:04:05.000Z',
  version: 3,
} satisfies z.input<typeof associateDetail>;

/** Examples of the API document. */
export const associateExamples = { row, detail, params: { code: row.code } };
