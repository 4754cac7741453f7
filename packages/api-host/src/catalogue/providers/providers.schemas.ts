import {
  AM_BEST_RATINGS,
  APPOINTMENT_STATUSES,
  CHARGEBACK_METHODS,
  COUNTRIES,
  messages,
  PRODUCT_TYPES,
  PROVIDER_STATUSES,
  parsePhone,
  STATE_CODES,
} from '@upline/domain';
import { z } from 'zod';
import { bool, integer, oneOf, optionalText, text, timestamp } from '../../platform/operation/fields.ts';

/** An https address, or null. */
export const httpsLink = (label: string) =>
  optionalText(label, { max: 500 })
    .refine((value) => value === null || isHttps(value), messages.httpsLink)
    .meta({ label });

const isHttps = (value: string) => value.startsWith('https://') && URL.canParse(value);

/** A phone in its stored form, or null; toll-free numbers too (R-VAL-11). */
export const optionalPhone = (label: string) =>
  optionalText(label, { max: 30 })
    .refine((value) => value === null || parsePhone(value) !== undefined, messages.phone(label))
    .transform((value) => (value === null ? null : (parsePhone(value) ?? null)))
    .meta({ label });

/** Removes repeated values and sorts the rest in display order. */
const setOf = <const V extends readonly [string, ...string[]]>(label: string, values: V, missing: string) =>
  z
    .array(z.enum(values))
    .min(1, missing)
    .max(values.length)
    .transform((chosen): V[number][] => values.filter((value) => chosen.includes(value)))
    .meta({ label });

/**
 * Allows neither repeated groups nor back references and few unbounded repeats, so that no text makes the pattern slow.
 */
function isHarmless(pattern: string): boolean {
  try {
    new RegExp(pattern);
  } catch {
    return false;
  }
  const plain = pattern.replace(/\\[^1-9k]/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  const openEnds = plain.match(/[*+?]|\{\d*,\d*\}/g)?.length ?? 0;
  return openEnds <= 4 && !/\)[*+?{]|\\[1-9k]|\(\?/.test(plain);
}

export const providerBody = z.strictObject({
  name: text('Name', { min: 2, max: 100 }),
  short_name: text('Short Name', { min: 2, max: 20 }),
  status: oneOf('Status', PROVIDER_STATUSES).default('Active'),
  countries: setOf('Countries', COUNTRIES, 'Select at least one country'),
  product_types: setOf('Product Types', PRODUCT_TYPES, 'Select at least one product type'),
  website: httpsLink('Website'),
  producer_portal_url: httpsLink('Producer Portal'),
  phone: optionalPhone('Phone'),
  am_best_rating: oneOf('AM Best Rating', AM_BEST_RATINGS)
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'AM Best Rating' }),
  jit: bool('JIT').default(true),
  writing_number_required: bool('Writing Number Required').default(true),
  pre_appointment_states: z
    .array(
      z
        .string()
        .refine((code) => STATE_CODES.includes(code), '{label} is not valid')
        .meta({ label: 'Pre-Appointment States' }),
    )
    .max(69)
    .default(['PA'])
    .transform((codes) => [...new Set(codes)].sort())
    .meta({ label: 'Pre-Appointment States' }),
  aml_validity_months: z
    .union([z.literal(12), z.literal(24)])
    .default(24)
    .meta({ label: 'AML Validity' }),
  advance_months: integer('Advance Months', { max: 12 }).default(12),
  chargeback_method: oneOf('Chargeback Method', CHARGEBACK_METHODS).default('Pro Rata'),
  chargeback_months: integer('Chargeback Months', { max: 60 }).default(12),
  policy_number_pattern: optionalText('Pattern', { max: 100 })
    .refine((value) => value === null || isHarmless(value), '{label} is not valid')
    .meta({ label: 'Pattern', description: 'Regular expression of policy numbers; a mismatch is a warning' }),
});
export type ProviderBody = z.output<typeof providerBody>;

const shared = {
  id: z.uuid(),
  name: z.string(),
  short_name: z.string(),
  status: z.enum(PROVIDER_STATUSES),
  countries: z.array(z.enum(COUNTRIES)),
  product_types: z.array(z.enum(PRODUCT_TYPES)),
  has_logo: z.boolean().meta({ description: 'At `/provider-logos/{id}`' }),
  website: z.string().nullable(),
  producer_portal_url: z.string().nullable(),
  phone: z.string().nullable().meta({ description: 'Ten digits' }),
  am_best_rating: z.enum(AM_BEST_RATINGS).nullable(),
};

/** A provider as associates see it in the list, with the best of their own appointments. */
export const providerRow = z.strictObject({
  ...shared,
  my_appointment_status: z.enum(APPOINTMENT_STATUSES),
  my_writing_number: z.string().nullable(),
});

const myAppointment = z.strictObject({
  id: z.uuid(),
  state: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  writing_number: z.string().nullable(),
  effective_date: z.iso.date().nullable(),
});

export const providerDetail = providerRow.extend({
  jit: z.boolean(),
  writing_number_required: z.boolean(),
  pre_appointment_states: z.array(z.string()),
  aml_validity_months: z.int(),
  appointments: z.array(myAppointment),
  may_request_appointment: z.boolean(),
});

/** A provider as admins manage it. */
export const managedProvider = z.strictObject({
  ...shared,
  jit: z.boolean(),
  writing_number_required: z.boolean(),
  pre_appointment_states: z.array(z.string()),
  aml_validity_months: z.int(),
  advance_months: z.int(),
  chargeback_method: z.enum(CHARGEBACK_METHODS),
  chargeback_months: z.int(),
  policy_number_pattern: z.string().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'set_logo', 'delete'])),
});

const id = '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10';
const body = {
  name: 'Granite Mutual Life',
  short_name: 'Granite',
  status: 'Active',
  countries: ['USA'],
  product_types: ['Term Life', 'Whole Life'],
  website: 'https://www.granite.example',
  producer_portal_url: 'https://producers.granite.example',
  phone: '(800) 555-0101',
  am_best_rating: 'A+',
  jit: true,
  writing_number_required: true,
  pre_appointment_states: ['PA', 'TX'],
  aml_validity_months: 24,
  advance_months: 12,
  chargeback_method: 'Pro Rata',
  chargeback_months: 12,
  policy_number_pattern: '^GM[0-9]{6}$',
} satisfies z.input<typeof providerBody>;

const {
  pre_appointment_states,
  advance_months,
  chargeback_method,
  chargeback_months,
  policy_number_pattern,
  ...open
} = body;
const { jit, writing_number_required, aml_validity_months, ...plain } = open;
const stamp = '2026-11-21T15:04:05.000Z';

const row = {
  ...plain,
  id,
  phone: '8005550101',
  has_logo: false,
  my_appointment_status: 'Appointed',
  my_writing_number: 'GR000008',
} satisfies z.input<typeof providerRow>;

export const providerExamples = {
  id,
  params: { id },
  body,
  row,
  detail: {
    ...row,
    jit,
    writing_number_required,
    aml_validity_months,
    pre_appointment_states,
    appointments: [
      {
        id: '1c7a52f0-7a34-4a2b-93d6-5d4e8f0b3a11',
        state: 'TX',
        status: 'Appointed',
        writing_number: 'GR000008',
        effective_date: '2026-10-12',
      },
    ],
    may_request_appointment: true,
  } satisfies z.input<typeof providerDetail>,
  managed: {
    ...body,
    id,
    phone: '8005550101',
    has_logo: false,
    created_at: stamp,
    updated_at: stamp,
    version: 1,
    actions: ['update', 'set_logo'],
  } satisfies z.input<typeof managedProvider>,
};
