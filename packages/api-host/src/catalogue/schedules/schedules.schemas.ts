import {
  COUNTRIES,
  LEVEL_CODES,
  LEVELS,
  PERIOD_STATUSES,
  POLICY_COMPENSATION_TYPES,
  PRODUCT_TYPES,
} from '@upline/domain';
import { z } from 'zod';
import { date, integer, oneOf, person, text, timestamp, uuid } from '../../platform/operation/fields.ts';
import { SCHEDULE_ACTIONS } from './schedules.actions.ts';

const rateBody = z.strictObject({
  product_id: uuid('Product')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Product' }),
  product_type: oneOf('Product Type', PRODUCT_TYPES)
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Product Type' }),
  level_code: oneOf('Level', LEVEL_CODES),
  kind: oneOf('Kind', POLICY_COMPENSATION_TYPES),
  rate_bps: integer('Rate', { max: 10_000 }),
});

export const scheduleBody = z.strictObject({
  name: text('Name', { min: 2, max: 100 }),
  effective_from: date('Effective From')
    .refine((value) => value.endsWith('-01'), '{label} must be the first of a month')
    .meta({ label: 'Effective From' }),
});

export const newScheduleBody = scheduleBody.extend({
  copy_of: uuid('Copy Of')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Copy Of', description: 'Starts with the rates of this version; empty otherwise' }),
});

export const ratesBody = z.strictObject({
  rates: z
    .array(rateBody)
    .max(1_000)
    .meta({ label: 'Rates', description: 'Of basis points of BV; all rows of the version' }),
});
export type RateInput = z.output<typeof rateBody>;

const rate = z.strictObject({
  product_id: z.uuid().nullable(),
  product_type: z.enum(PRODUCT_TYPES).nullable(),
  level_code: z.enum(LEVEL_CODES),
  kind: z.enum(POLICY_COMPENSATION_TYPES),
  rate_bps: z.int(),
});

const finding = z.strictObject({
  rule: z.enum(['R-SCH-01', 'R-SCH-02']),
  product_id: z.uuid().nullable(),
  product_type: z.enum(PRODUCT_TYPES).nullable(),
  kind: z.enum(POLICY_COMPENSATION_TYPES),
  level_code: z.enum(LEVEL_CODES),
  message: z.string(),
});

export const scheduleRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  effective_from: z.iso.date(),
  status: z.enum(PERIOD_STATUSES),
  opened_at: timestamp().nullable(),
  opened_by: person.nullable(),
  created_by: person.nullable().meta({ description: 'Null of what the portal started with' }),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(SCHEDULE_ACTIONS)),
});

export const scheduleDetail = scheduleRow.extend({
  rates: z.array(rate),
  findings: z
    .array(finding)
    .meta({ description: 'What stands against opening it, on all levels after the lookup' }),
  ladder: z
    .array(
      z.strictObject({
        code: z.enum(LEVEL_CODES),
        name: z.string(),
        rank: z.int(),
        is_senior: z.boolean(),
        rate_bps: z.int(),
      }),
    )
    .meta({ description: 'Of its first day, lowest first: what a level has where no rate is given' }),
  generation_rates_bps: z
    .array(z.int())
    .meta({ description: 'Revenue Bonus of generations 1 to 6 on its first day' }),
  products: z
    .array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        product_type: z.enum(PRODUCT_TYPES),
        provider_name: z.string(),
      }),
    )
    .meta({ description: 'What rates can be given for, by name' }),
});

export const scheduleDiff = z.strictObject({
  previous: z
    .strictObject({ id: z.uuid(), name: z.string() })
    .nullable()
    .meta({ description: 'Null: the ladder alone' }),
  changes: z.array(
    z.strictObject({
      product: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
      product_type: z.enum(PRODUCT_TYPES).nullable(),
      kind: z.enum(POLICY_COMPENSATION_TYPES),
      level_code: z.enum(LEVEL_CODES),
      old_bps: z.int(),
      new_bps: z.int(),
    }),
  ),
});

/** The published plan as an associate reads it. */
export const publishedSchedule = z.strictObject({
  schedule: z
    .strictObject({ id: z.uuid(), name: z.string(), effective_from: z.iso.date() })
    .nullable()
    .meta({ description: 'Null: the ladder alone' }),
  own_level: z.enum(LEVEL_CODES).nullable(),
  levels: z.array(z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string(), rank: z.int() })),
  generation_rates_bps: z.array(z.int()).meta({ description: 'Revenue Bonus of generations 1 to 6' }),
  providers: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      products: z.array(
        z.strictObject({
          id: z.uuid(),
          name: z.string(),
          product_type: z.enum(PRODUCT_TYPES),
          country: z.enum(COUNTRIES),
          bv_rate_bps: z.int(),
          rates: z.array(
            z.strictObject({
              level_code: z.enum(LEVEL_CODES),
              rate_bps: z.int().meta({ description: 'Of BV' }),
              effective_bps: z.int().meta({ description: 'Of target premium: BV rate × rate, half up' }),
            }),
          ),
        }),
      ),
    }),
  ),
  note: z.string(),
});

const id = '0f2f4c8e-5b1a-4a8b-9b0e-7f3f2c7d4e31';
const stamp = '2026-11-21T15:04:05.000Z';
const rateExample = {
  product_id: null,
  product_type: 'Term Life',
  level_code: 'RMD',
  kind: 'First Year',
  rate_bps: 6_600,
} as const;
const row = {
  id,
  name: 'Plan 2027',
  effective_from: '2027-01-01',
  status: 'Draft',
  opened_at: null,
  opened_by: null,
  created_by: { code: 'A000001', name: 'Adrian Cole' },
  created_at: stamp,
  updated_at: stamp,
  version: 1,
  actions: ['update', 'set_rates', 'open', 'delete'],
} satisfies z.input<typeof scheduleRow>;

export const scheduleExamples = {
  params: { id },
  row,
  body: { name: 'Plan 2027', effective_from: '2027-01-01' },
  rates: { rates: [rateExample] } satisfies z.input<typeof ratesBody>,
  detail: {
    ...row,
    rates: [rateExample],
    findings: [],
    ladder: LEVELS.map((level) => ({ ...level })),
    generation_rates_bps: [600, 400, 250, 150, 100, 100],
    products: [
      {
        id: '7b0de0a4-52c7-4f1e-9b39-2f4f0c1d6a21',
        name: 'Northwind Index Builder',
        product_type: 'Indexed Universal Life',
        provider_name: 'Northwind Assurance',
      },
    ],
  } satisfies z.input<typeof scheduleDetail>,
  diff: {
    previous: { id: '6e0e55cf-4a62-4b0c-8a42-3d5fb0c8e230', name: 'Plan 2026' },
    changes: [
      {
        product: null,
        product_type: 'Term Life',
        kind: 'First Year',
        level_code: 'RMD',
        old_bps: 6_500,
        new_bps: 6_600,
      },
    ],
  } satisfies z.input<typeof scheduleDiff>,
  published: {
    schedule: { id, name: 'Plan 2026', effective_from: '2026-01-01' },
    own_level: 'A',
    levels: [{ code: 'A', name: 'Associate', rank: 20 }],
    generation_rates_bps: [600, 400, 250, 150, 100, 100],
    providers: [
      {
        id: '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10',
        name: 'Northwind Assurance',
        products: [
          {
            id: '7b0de0a4-52c7-4f1e-9b39-2f4f0c1d6a21',
            name: 'Northwind Index Builder',
            product_type: 'Indexed Universal Life',
            country: 'USA',
            bv_rate_bps: 8_500,
            rates: [{ level_code: 'A', rate_bps: 3_500, effective_bps: 2_975 }],
          },
        ],
      },
    ],
    note: 'First-year rates. Renewals, trails and excess premium have rates of their own.',
  } satisfies z.input<typeof publishedSchedule>,
};
