import {
  CHARGEBACK_METHODS,
  COUNTRIES,
  isStateOf,
  messages,
  PAYMENT_BASES,
  PRODUCT_LINES,
  PRODUCT_TYPES,
  PROVIDER_STATUSES,
  PUBLISH_STATUSES,
  STATES,
} from '@upline/domain';
import { z } from 'zod';
import {
  bool,
  cents,
  date,
  integer,
  oneOf,
  optionalText,
  text,
  timestamp,
  uuid,
} from '../../platform/operation/fields.ts';

const orNull = <S extends z.ZodType>(schema: S, label: string) =>
  schema
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label });

const step = z.strictObject({
  through_month: integer('Through Month', { min: 1, max: 60 }),
  unearned_bps: integer('Unearned', { max: 10_000 }),
});

/** Policy year to basis points: `{"2": 500}`. */
const renewals = z
  .record(z.string().regex(/^([2-9]|[1-9][0-9])$/, '{label} is not valid'), z.int().min(0).max(2_000))
  .default({})
  .meta({
    label: 'Renewal Rates',
    description: 'Policy year from 2 on → basis points of premium, up to 2000',
  });

const fields = z.strictObject({
  provider_id: uuid('Provider'),
  name: text('Name', { min: 2, max: 100 }),
  code: optionalText('Code', { max: 20 }),
  product_type: oneOf('Product Type', PRODUCT_TYPES),
  country: oneOf('Country', COUNTRIES),
  states: z
    .array(z.string().max(2))
    .max(69)
    .optional()
    .meta({ label: 'States', description: 'All of the country when left out' }),
  min_age: integer('Min Age', { max: 99 }).default(0),
  max_age: integer('Max Age', { max: 99 }).default(99),
  nearest_birthday: bool('Nearest Birthday').default(false),
  min_face_cents: orNull(cents('Min Face'), 'Min Face'),
  max_face_cents: orNull(cents('Max Face'), 'Max Face'),
  bv_rate_bps: integer('BV Rate', { max: 15_000 }),
  excess_bv_rate_bps: integer('Excess BV Rate', { max: 2_000 }).default(300),
  renewal_bv_rate_bps: renewals,
  payment_basis: orNull(oneOf('Payment Basis', PAYMENT_BASES), 'Payment Basis'),
  advance_months: orNull(integer('Advance Months', { max: 12 }), 'Advance Months'),
  chargeback_method: orNull(oneOf('Chargeback Method', CHARGEBACK_METHODS), 'Chargeback Method'),
  chargeback_months: orNull(integer('Chargeback Months', { max: 60 }), 'Chargeback Months'),
  chargeback_steps: orNull(z.array(step).min(1).max(60), 'Steps'),
  available_from: orNull(date('Available From'), 'Available From'),
  available_until: orNull(date('Available Until'), 'Available Until'),
  status: oneOf('Status', PUBLISH_STATUSES).default('Draft'),
});

const isFalling = (steps: readonly z.output<typeof step>[]) =>
  steps.every((each, index) => {
    const before = steps[index - 1];
    return !before || (each.through_month > before.through_month && each.unearned_bps < before.unearned_bps);
  });

/** Rules between fields of domain.md 2.15. */
export const productBody = fields
  .superRefine((body, { addIssue }) => {
    const refuse = (field: keyof typeof body, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    if (body.max_age < body.min_age) refuse('max_age', messages.min('Max Age', body.min_age));
    if (body.states?.length === 0) refuse('states', messages.required('States'));
    if (body.states?.some((code) => !isStateOf(body.country, code)))
      refuse('states', messages.invalid('States'));
    if (
      body.min_face_cents !== null &&
      body.max_face_cents !== null &&
      body.max_face_cents < body.min_face_cents
    )
      refuse('max_face_cents', messages.min('Max Face', 'Min Face'));
    if (body.chargeback_method === 'Step' && body.chargeback_steps === null)
      refuse('chargeback_steps', messages.required('Steps'));
    if (body.chargeback_steps !== null && !isFalling(body.chargeback_steps))
      refuse('chargeback_steps', 'Steps must fall over time');
    if (
      body.available_from !== null &&
      body.available_until !== null &&
      body.available_until < body.available_from
    )
      refuse('available_until', messages.dateOrder('Available Until', 'Available From'));
  })
  .transform((body) => ({
    ...body,
    states: body.states
      ? [...new Set(body.states)].sort()
      : STATES[body.country].map(({ code }) => code).sort(),
  }));
export type ProductBody = z.output<typeof productBody>;

const provider = z.strictObject({ id: z.uuid(), name: z.string(), status: z.enum(PROVIDER_STATUSES) });

/** What associates choose from on a policy. */
export const productForSale = z.strictObject({
  id: z.uuid(),
  provider,
  name: z.string(),
  code: z.string().nullable(),
  product_type: z.enum(PRODUCT_TYPES),
  line: z.enum(PRODUCT_LINES),
  country: z.enum(COUNTRIES),
  states: z.array(z.string()),
  min_age: z.int(),
  max_age: z.int(),
  nearest_birthday: z.boolean(),
  min_face_cents: z.int().nullable(),
  max_face_cents: z.int().nullable(),
  bv_rate_bps: z.int(),
  excess_bv_rate_bps: z.int(),
  payment_basis: z.enum(PAYMENT_BASES),
  writing_number_required: z.boolean(),
  available_from: z.iso.date().nullable(),
  available_until: z.iso.date().nullable(),
});

export const managedProduct = z.strictObject({
  ...productForSale.omit({ writing_number_required: true }).shape,
  payment_basis: z.enum(PAYMENT_BASES).nullable().meta({ description: "Null: the provider's" }),
  renewal_bv_rate_bps: z.record(z.string(), z.int()),
  advance_months: z.int().nullable(),
  chargeback_method: z.enum(CHARGEBACK_METHODS).nullable(),
  chargeback_months: z.int().nullable(),
  chargeback_steps: z.array(step).nullable(),
  status: z.enum(PUBLISH_STATUSES),
  policies: z.int().meta({ description: 'Counted up to 10,000' }),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update'])),
});

const id = '7b0de0a4-52c7-4f1e-9b39-2f4f0c1d6a21';
const providerExample = {
  id: '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10',
  name: 'Granite Mutual Life',
  status: 'Active',
} as const;

const common = {
  name: 'Granite Term 20',
  code: 'GT20',
  product_type: 'Term Life',
  country: 'USA',
  states: ['CA', 'TX'],
  min_age: 18,
  max_age: 65,
  nearest_birthday: false,
  min_face_cents: 10_000_000,
  max_face_cents: 500_000_000,
  bv_rate_bps: 10_000,
  excess_bv_rate_bps: 300,
  available_from: null,
  available_until: null,
} as const;

const pay = {
  renewal_bv_rate_bps: { 2: 200 },
  payment_basis: 'Advance',
  advance_months: null,
  chargeback_method: 'Step',
  chargeback_months: 12,
  chargeback_steps: [
    { through_month: 6, unearned_bps: 10_000 },
    { through_month: 12, unearned_bps: 5_000 },
  ],
  status: 'Published',
} as const;

export const productExamples = {
  params: { id },
  body: {
    provider_id: providerExample.id,
    ...common,
    ...pay,
    states: [...common.states],
    chargeback_steps: [...pay.chargeback_steps],
  } satisfies z.input<typeof productBody>,
  forSale: {
    id,
    provider: providerExample,
    ...common,
    states: [...common.states],
    line: 'Life',
    payment_basis: 'Advance',
    writing_number_required: true,
  } satisfies z.input<typeof productForSale>,
  managed: {
    id,
    provider: providerExample,
    ...common,
    ...pay,
    states: [...common.states],
    chargeback_steps: [...pay.chargeback_steps],
    line: 'Life',
    policies: 412,
    created_at: '2026-11-21T15:04:05.000Z',
    updated_at: '2026-11-21T15:04:05.000Z',
    version: 1,
    actions: ['update'],
  } satisfies z.input<typeof managedProduct>,
};
