import type { z } from 'zod';
import type {
  AdminPolicyAnswer,
  PolicyAnswer,
  policyBody,
  policyEditBody,
  policyListRow,
  teamPolicy,
} from './policies.schemas.ts';

const id = '3b0e8a52-4d6c-4f0a-8f55-3f8f0f6d9c11';
const stamp = '2026-11-21T15:04:05.000Z';
const client_id = '0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01';
const provider_id = '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10';
const product_id = '7c1d2a90-1a53-4b59-9a3f-5b9f6f0f7a11';
const ana = { code: 'U000008', name: 'Ana Alvarez' };
const hal = { code: 'U000011', name: 'Hal Thompson' };

const body = {
  policy_number: 'GM-1004711',
  provider_id,
  product_id,
  client_id,
  insured_name: null,
  owner_name: null,
  state: 'TX',
  application_type: 'First Year',
  policy_year: 1,
  face_amount_cents: 50_000_000,
  premium_mode: 'Monthly',
  modal_premium_cents: 30_000,
  target_premium_cents: 360_000,
  payment_basis: 'Advance',
  submit_date: '2026-11-02',
  issue_date: null,
  placed_date: null,
  paid_to_date: null,
  writing_associate_code: ana.code,
  writing_number: 'GM00812',
  splits: [{ associate_code: hal.code, share_bps: 4_000 }],
  training_associate_code: null,
  is_replacement: false,
  replaced_policy: null,
  shared_note: null,
} satisfies z.input<typeof policyBody>;

const edit = {
  policy_number: 'GM-1004711',
  submit_date: '2026-11-02',
  issue_date: '2026-11-16',
  placed_date: null,
  paid_to_date: null,
  shared_note: 'Delivered by mail.',
} satisfies z.input<typeof policyEditBody>;

const answer = {
  id,
  policy_number: body.policy_number,
  provider: { id: provider_id, name: 'Granite Mutual Life' },
  product: { id: product_id, name: 'Granite Term 20', product_type: 'Term Life', line: 'Life' },
  client: { id: client_id, name: 'Grace Okafor' },
  insured_name: null,
  owner_name: null,
  country: 'USA',
  state: 'TX',
  currency: 'USD',
  application_type: 'First Year',
  policy_year: 1,
  face_amount_cents: 50_000_000,
  premium_mode: 'Monthly',
  modal_premium_cents: 30_000,
  annual_premium_cents: 360_000,
  target_premium_cents: 360_000,
  excess_premium_cents: 0,
  bv_cents: 360_000,
  payment_basis: 'Advance',
  advance_months: 12,
  premium_months_reported: 0,
  submit_date: '2026-11-02',
  issue_date: null,
  placed_date: null,
  paid_to_date: null,
  termination_date: null,
  termination_reason: null,
  lifecycle: 'Submitted',
  business_status: 'Pending',
  writing_associate: ana,
  writing_number: 'GM00812',
  training_associate: null,
  is_replacement: false,
  replaced_policy: null,
  shared_note: null,
  roles: ['Writing'],
  shares: [
    {
      portion: 0,
      associate: ana,
      share_bps: 6_000,
      bv_cents: 216_000,
      approval_status: 'Approved',
      actions: [],
    },
    {
      portion: 1,
      associate: hal,
      share_bps: 4_000,
      bv_cents: 144_000,
      approval_status: 'Pending For Associate',
      actions: ['remove'],
    },
  ],
  requirements: [],
  attachments: [],
  supervision: null,
  training_case: null,
  warnings: [],
  created_at: stamp,
  updated_at: stamp,
  version: 1,
  actions: ['update', 'attach', 'add_split', 'archive', 'delete'],
} satisfies PolicyAnswer;

const row = {
  id,
  policy_number: body.policy_number,
  client_id,
  client: 'Grace Okafor',
  provider: 'Granite Mutual Life',
  product: 'Granite Term 20',
  product_type: 'Term Life',
  state: 'TX',
  submit_date: '2026-11-02',
  issue_date: null,
  placed_date: null,
  termination_date: null,
  business_status: 'Pending',
  lifecycle: 'Submitted',
  premium_mode: 'Monthly',
  annual_premium_cents: 360_000,
  target_premium_cents: 360_000,
  face_amount_cents: 50_000_000,
  bv_cents: 360_000,
  own_bv_cents: 216_000,
  currency: 'USD',
  writing_associate_code: ana.code,
  writing_associate: ana.name,
  role: 'Writing',
  open_requirements: 0,
  requirement: null,
  answered: false,
  split_to_decide: false,
  version: 1,
  actions: answer.actions,
} satisfies z.input<typeof policyListRow>;

const team = {
  key: 4711,
  id,
  policy_number: '4711',
  provider: answer.provider,
  product: { id: product_id, name: 'Granite Term 20' },
  product_type: 'Term Life',
  own_policy_number: null,
  client_initials: 'GO',
  writing_associate: ana,
  associate: ana,
  role: 'Writing',
  bv_cents: 216_000,
  currency: 'USD',
  submit_date: '2026-11-02',
  issue_date: null,
  business_status: 'Pending',
  lifecycle: 'Submitted',
  version: 1,
} satisfies z.input<typeof teamPolicy>;

const finding = {
  check: 'license',
  message: 'No valid Life license in TX on 11/02/2026',
  severity: 'blocks_ready_to_pay',
  associate_code: ana.code,
  fix: { label: 'Add a license', to: '/account/licenses' },
} as const;

/** What holds of the same form. */
const passed = [
  { check: 'product_state', label: 'Product is available in TX', associate_code: null },
  { check: 'appointment', label: 'Appointment with Granite Mutual Life in TX', associate_code: ana.code },
  { check: 'eo', label: 'E&O coverage', associate_code: ana.code },
] as const;

/** The checklist of an issued policy whose carrier has not paid yet. */
const readyToPay = [
  {
    label: 'Issue date',
    missing: [],
    remedy: 'Issue the policy with the day the carrier gives.',
  },
  { label: 'Submission check', missing: [finding.message], remedy: null },
  { label: 'Splits accepted', missing: [], remedy: null },
  {
    label: 'Provider payment matched',
    missing: ['No provider payment is matched'],
    remedy: 'It is met as soon as a statement of the carrier names this policy.',
  },
];

/** Example requests and answers of the document. */
export const policyExamples = {
  id,
  params: { id },
  stamp,
  body,
  edit,
  answer,
  admin: {
    ...answer,
    roles: [],
    internal_note: null,
    actions: ['update', 'attach', 'add_split', 'ready', 'ask', 'underwriting', 'issue', 'archive', 'delete'],
  } satisfies AdminPolicyAnswer,
  row,
  team,
  finding,
  passed: [...passed],
  readyToPay,
  attachment_id: '5a0d7a34-7e29-4b59-8f9d-0c6cb3f5a812',
  requirement_id: '6a0d7a34-7e29-4b59-8f9d-0c6cb3f5a813',
  review_id: '7a0d7a34-7e29-4b59-8f9d-0c6cb3f5a814',
};
