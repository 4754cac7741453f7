import {
  ACK_STATUSES,
  APPROVAL_STATUSES,
  BUSINESS_STATUSES,
  CHARGEBACK_REASONS,
  COUNTRIES,
  CURRENCIES,
  PAYMENT_BASES,
  POLICY_COMPENSATION_TYPES,
  POLICY_FILE_KINDS,
  POLICY_LIFECYCLES,
  PREMIUM_MODES,
  PRODUCT_LINES,
  PRODUCT_TYPES,
} from '@upline/domain';
import { z } from 'zod';
import { COMPLIANCE_CHECKS, COMPLIANCE_SEVERITIES } from '../../compliance/compliance.rules.ts';
import { compliancePass } from '../../compliance/compliance.schemas.ts';
import {
  associateCode,
  bool,
  cents,
  date,
  integer,
  oneOf,
  optionalText,
  person,
  text,
  timestamp,
  uuid,
} from '../../platform/operation/fields.ts';

/** What the caller may do with a policy right now. */
export const POLICY_ACTIONS = [
  'update',
  'delete',
  'archive',
  'add_split',
  'attach',
  'ready',
  'ask',
  'ask_more',
  'set_pending',
  'underwriting',
  'issue',
  'place',
  'report_premium',
  'terminate',
  'rerate',
  'reinstate',
] as const;
export type PolicyAction = (typeof POLICY_ACTIONS)[number];

export const SHARE_ACTIONS = ['accept', 'refuse', 'revoke', 'remove'] as const;
export type ShareAction = (typeof SHARE_ACTIONS)[number];

export const REQUIREMENT_ACTIONS = ['answer', 'close'] as const;
export type RequirementAction = (typeof REQUIREMENT_ACTIONS)[number];

/** Part of somebody in a policy, as lists show it. */
export const POLICY_ROLES = ['Writing', 'Split', 'Training'] as const;
export type PolicyRole = (typeof POLICY_ROLES)[number];

const dates = {
  submit_date: date('Submit Date'),
  issue_date: date('Issue Date').nullish(),
  placed_date: date('Placed Date').nullish(),
  paid_to_date: date('Paid To Date').nullish(),
};

const policyNumber = text('Policy Number', { min: 3, max: 30 })
  .toUpperCase()
  .meta({ label: 'Policy Number', description: 'Letters, digits and hyphens; kept in upper case' });

export const splitBody = z.strictObject({
  associate_code: associateCode('Split Associate'),
  share_bps: integer('Share', { max: 10_000 }),
});

/** The entry form of domain.md 2.12. The writing associate's share may be given, or follows from the splits. */
export const policyBody = z.strictObject({
  policy_number: policyNumber,
  provider_id: uuid('Provider'),
  product_id: uuid('Product'),
  client_id: uuid('Client'),
  insured_name: optionalText('Insured Name', { max: 120 }).meta({
    'x-help': 'Leave it empty when the client is insured.',
  }),
  owner_name: optionalText('Owner Name', { max: 120 }).meta({
    'x-help': 'Leave it empty when the client owns the policy.',
  }),
  state: text('State', { max: 2 }).toUpperCase().meta({
    label: 'State',
    'x-help': 'Where the application was signed.',
  }),
  application_type: oneOf('Compensation Type', POLICY_COMPENSATION_TYPES).default('First Year'),
  policy_year: integer('Policy Year', { min: 1, max: 99 }).default(1),
  face_amount_cents: cents('Face Amount').nullish(),
  premium_mode: oneOf('Premium Mode', PREMIUM_MODES),
  modal_premium_cents: cents('Modal Premium').meta({ 'x-help': 'What one payment is.' }),
  target_premium_cents: cents('Target Premium').meta({ 'x-help': 'At most the annual premium.' }),
  payment_basis: oneOf('Payment Basis', PAYMENT_BASES)
    .nullish()
    .meta({ label: 'Payment Basis', description: "Absent: the product's" }),
  ...dates,
  writing_associate_code: associateCode('Writing Associate'),
  writing_number: optionalText('Writing Number', { max: 20 }).meta({
    label: 'Writing Number',
    description: 'Absent: from the appointment',
    'x-help': 'Leave it empty to take the one of the appointment.',
  }),
  writing_share_bps: integer('Writing Share', { max: 10_000 }).nullish(),
  splits: z.array(splitBody).max(2).default([]).meta({ label: 'Splits' }),
  training_associate_code: associateCode('Training Associate').nullish().meta({
    label: 'Training Associate',
    'x-help':
      'Somebody in training who brought the case and was there. The training share waits until the program is completed.',
  }),
  is_replacement: bool('Replacement').default(false),
  replaced_policy: optionalText('Replaced Policy', { max: 100 }).meta({
    'x-help': 'Its number and company. The signed replacement notice is attached after saving.',
  }),
  shared_note: optionalText('Note', { max: 4_000, multiline: true }),
});
export type PolicyBody = z.output<typeof policyBody>;

/** The same while it is being filled in: the check needs these five, the rest is judged as soon as it is there. */
export const policyCheckBody = policyBody
  .extend({ policy_id: uuid('Policy') })
  .partial()
  .required({
    provider_id: true,
    product_id: true,
    state: true,
    submit_date: true,
    writing_associate_code: true,
  });
export type PolicyCheckBody = z.output<typeof policyCheckBody>;

/** As the associates' form; the note of the home office besides. */
export const adminPolicyBody = policyBody.extend({
  internal_note: optionalText('Internal Note', { max: 4_000, multiline: true }),
});
export type AdminPolicyBody = z.output<typeof adminPolicyBody>;

/** What an associate may change on an own policy (R-POL-01). */
export const policyEditBody = z.strictObject({
  policy_number: policyNumber,
  ...dates,
  shared_note: policyBody.shape.shared_note,
});
export type PolicyEditBody = z.output<typeof policyEditBody>;

const named = z.strictObject({ id: z.uuid(), name: z.string() });

export const share = z.strictObject({
  portion: z.int().meta({ description: '0 the writing associate, 1 and 2 the splits in entry order' }),
  associate: person,
  share_bps: z.int(),
  bv_cents: z.int(),
  approval_status: z.enum(APPROVAL_STATUSES),
  actions: z.array(z.enum(SHARE_ACTIONS)),
});

export const finding = z.strictObject({
  check: z.enum(COMPLIANCE_CHECKS),
  message: z.string(),
  severity: z.enum(COMPLIANCE_SEVERITIES),
  associate_code: z.string().nullable(),
  fix: z.strictObject({ label: z.string(), to: z.string() }),
});

export const requirement = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  associate: person.nullable(),
  asked_at: timestamp(),
  answer: z.string().nullable(),
  answered_at: timestamp().nullable(),
  closed_at: timestamp().nullable(),
  is_automatic: z
    .boolean()
    .meta({ description: 'Found by the submission check; closes itself when it passes' }),
  fix: finding.shape.fix.nullable().meta({ description: 'Where an open one of the check is mended' }),
  version: z.int(),
  actions: z.array(z.enum(REQUIREMENT_ACTIONS)),
});

export const policyFile = z.strictObject({
  id: z.uuid(),
  kind: z.enum(POLICY_FILE_KINDS),
  name: z.string(),
  type: z.string(),
  size_bytes: z.int(),
  added_at: timestamp(),
});

const record = {
  id: z.uuid(),
  policy_number: z.string(),
  provider: named,
  product: named.extend({ product_type: z.enum(PRODUCT_TYPES), line: z.enum(PRODUCT_LINES) }),
  client: named.nullable(),
  insured_name: z.string().nullable(),
  owner_name: z.string().nullable(),
  country: z.enum(COUNTRIES),
  state: z.string(),
  currency: z.enum(CURRENCIES),
  application_type: z.enum(POLICY_COMPENSATION_TYPES),
  policy_year: z.int(),
  face_amount_cents: z.int().nullable(),
  premium_mode: z.enum(PREMIUM_MODES),
  modal_premium_cents: z.int(),
  annual_premium_cents: z.int(),
  target_premium_cents: z.int(),
  excess_premium_cents: z.int(),
  bv_cents: z.int(),
  payment_basis: z.enum(PAYMENT_BASES),
  advance_months: z.int(),
  premium_months_reported: z.int(),
  submit_date: z.iso.date(),
  issue_date: z.iso.date().nullable(),
  placed_date: z.iso.date().nullable(),
  paid_to_date: z.iso.date().nullable(),
  termination_date: z.iso.date().nullable(),
  termination_reason: z.enum(CHARGEBACK_REASONS).nullable(),
  lifecycle: z.enum(POLICY_LIFECYCLES),
  business_status: z.enum(BUSINESS_STATUSES),
  writing_associate: person,
  writing_number: z.string().nullable(),
  training_associate: person.nullable(),
  is_replacement: z.boolean(),
  replaced_policy: z.string().nullable(),
  shared_note: z.string().nullable(),
  roles: z.array(z.enum(POLICY_ROLES)).meta({ description: "The caller's" }),
  shares: z.array(share),
  requirements: z.array(requirement),
  attachments: z.array(policyFile),
  supervision: z
    .strictObject({
      id: z.uuid(),
      status: z.enum(ACK_STATUSES),
      due_date: z.iso.date(),
      supervisor: person.nullable(),
      actions: z.array(z.enum(['acknowledge'])),
    })
    .nullable(),
  training_case: z
    .strictObject({
      id: z.uuid(),
      status: z.enum(ACK_STATUSES),
      acknowledge_by: z.iso.date().nullable().meta({ description: 'Last day for the trainer (R-TRN-01)' }),
      version: z.int(),
      actions: z.array(z.enum(['acknowledge'])),
    })
    .nullable()
    .meta({ description: "In the training associate's program" }),
  warnings: z.array(z.string()),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(POLICY_ACTIONS)),
};

/** The whole policy for those who have a part in it. */
export const policy = z.strictObject(record);
export type PolicyAnswer = z.input<typeof policy>;

/** The same for the home office. */
export const adminPolicy = z.strictObject({ ...record, internal_note: z.string().nullable() });
export type AdminPolicyAnswer = z.input<typeof adminPolicy>;

/** A policy of the team as an upline sees it (domain.md 7.1): the number's last four, no premium, no client. */
export const teamPolicy = z.strictObject({
  key: z.int().meta({ description: 'Of the row: a policy shared within the team has one row a share' }),
  id: z.uuid(),
  policy_number: z.string().meta({ description: 'Last four' }),
  own_policy_number: z.string().nullable().meta({ description: 'The whole number, of own credits alone' }),
  provider: named,
  product: named,
  product_type: z.enum(PRODUCT_TYPES),
  client_initials: z.string().nullable().meta({ description: 'For RMD and above' }),
  writing_associate: person,
  associate: person.meta({ description: 'Of the credit shown' }),
  role: z.enum(['Writing', 'Split']),
  bv_cents: z.int().meta({ description: 'Of that credit (R-PRM-04)' }),
  currency: z.enum(CURRENCIES),
  submit_date: z.iso.date(),
  issue_date: z.iso.date().nullable(),
  business_status: z.enum(BUSINESS_STATUSES),
  lifecycle: z.enum(POLICY_LIFECYCLES),
  version: z.int(),
});

/** A policy of the team with what the reader asked for, or still may ask for (R-POL-02). */
export const teamPolicyAnswer = z.strictObject({
  rows: z.array(teamPolicy),
  own_share: share
    .pick({ portion: true, share_bps: true, approval_status: true, actions: true })
    .nullable()
    .meta({ description: 'Of the reader, e.g. waiting for the writing associate' }),
  most_bps: z.int().meta({ description: 'The largest part that the reader may ask for; 0: none' }),
});

export const policyListRow = z.strictObject({
  id: z.uuid(),
  policy_number: z.string(),
  client_id: z.uuid(),
  client: z.string(),
  provider: z.string(),
  product: z.string(),
  product_type: z.enum(PRODUCT_TYPES),
  state: z.string(),
  submit_date: z.iso.date(),
  issue_date: z.iso.date().nullable(),
  placed_date: z.iso.date().nullable(),
  termination_date: z.iso.date().nullable(),
  business_status: z.enum(BUSINESS_STATUSES),
  lifecycle: z.enum(POLICY_LIFECYCLES),
  premium_mode: z.enum(PREMIUM_MODES),
  annual_premium_cents: z.int(),
  target_premium_cents: z.int(),
  face_amount_cents: z.int().nullable(),
  bv_cents: z.int(),
  own_bv_cents: z.int().meta({ description: "The caller's portion; admins get the whole" }),
  currency: z.enum(CURRENCIES),
  writing_associate_code: z.string(),
  writing_associate: z.string(),
  role: z.enum(POLICY_ROLES).nullable().meta({ description: "The caller's; null for admins" }),
  open_requirements: z.int(),
  requirement: z
    .string()
    .nullable()
    .meta({ description: 'The first open one that waits for an answer, or else the first open one' }),
  answered: z
    .boolean()
    .meta({ description: 'One of them has an answer that the home office has not closed' }),
  split_to_decide: z
    .boolean()
    .meta({ description: "A portion waits for the caller's word; never for admins" }),
  version: z.int(),
  actions: z.array(z.enum(POLICY_ACTIONS)),
});

const expectedPay = z
  .strictObject({
    bv_cents: z.int(),
    own_cents: z.int().nullable().meta({ description: 'Of the first year; null for the home office' }),
    currency: z.enum(CURRENCIES),
  })
  .nullable()
  .meta({
    description:
      'By the levels and the schedule of the submit date; null until the premiums of a first year are known, and from Ready To Pay on',
  });

/** What the check finds, and what the policy may pay the reader. */
export const checkAnswer = z.strictObject({ findings: z.array(finding), expected: expectedPay });

/** For the home office, with what the policy still needs before it is Ready To Pay. */
export const adminCheckAnswer = checkAnswer.extend({
  ready_to_pay: z
    .array(
      z.strictObject({
        label: z.string(),
        missing: z.array(z.string()),
        remedy: z.string().nullable().meta({ description: 'What a person does about it, where it is known' }),
      }),
    )
    .meta({
      description: 'Each thing Ready To Pay needs; met when nothing is missing. Empty once paid or over',
    }),
});

/** The same for a form, with the fields that would be refused. */
export const formCheckAnswer = checkAnswer.extend({
  passed: z.array(compliancePass).meta({ description: 'What was judged and holds' }),
  refused: z.array(z.strictObject({ field: z.string(), message: z.string() })),
});

export const policyTotals = z.strictObject({
  bv_cents: z.int().meta({ description: 'Business volume of the whole policies, in hundredths' }),
});
