import { CURRENCIES, FNA_STATUSES } from '@upline/domain';
import {
  DEBT_KINDS,
  DIME_CHILD_FIELDS,
  DIME_DEBT_FIELDS,
  DIME_FIELDS,
  entryError,
  FINANCIAL_LIFESTYLE_DEBT_FIELDS,
  FINANCIAL_LIFESTYLE_FIELDS,
  FINANCIAL_LIFESTYLE_GOAL_FIELDS,
  FNA_TOOLS,
  HOUSING_KINDS,
  type NumberField,
} from '@upline/domain/calculators';
import { z } from 'zod';
import { bool, oneOf, optionalText, person, timestamp, uuid } from '../../platform/operation/fields.ts';

/** What a caller may do to an analysis right now, depending on the row and on the session. */
const ANALYSIS_ACTIONS = ['update', 'complete', 'copy', 'delete'] as const;
export type AnalysisAction = (typeof ANALYSIS_ACTIONS)[number];

/** As many debts, children or goals as one household lists. */
const MOST_ITEMS = 30;

const optional = <S extends z.ZodType>(label: string, schema: S) =>
  schema
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label });

/** A number of a calculator that may be empty, with the range and the messages of its form. */
const entry = (field: NumberField) =>
  optional(
    field.label,
    z
      .int()
      .min(field.min, entryError(field, field.min - 1, false))
      .max(field.max, entryError(field, field.max + 1, false)),
  );

const entries = <Name extends string>(fields: Readonly<Record<Name, NumberField>>) =>
  Object.fromEntries(
    Object.entries<NumberField>(fields).map(([name, field]) => [name, entry(field)]),
  ) as Record<Name, ReturnType<typeof entry>>;

const items = <S extends z.ZodType>(label: string, item: S) =>
  z.array(item).max(MOST_ITEMS).default([]).meta({ label });

const dimeInputs = z
  .strictObject({
    ...entries(DIME_FIELDS),
    housing: oneOf('Housing', HOUSING_KINDS).default('Own'),
    include_group_life: bool('Include Group Life').default(true),
    debts: items('Debts', z.strictObject({ kind: oneOf('Kind', DEBT_KINDS), ...entries(DIME_DEBT_FIELDS) })),
    children: items(
      'Children',
      z.strictObject({ name: optionalText('Name', { max: 60 }), ...entries(DIME_CHILD_FIELDS) }),
    ),
  })
  .meta({ label: 'Answers' });

const lifestyleInputs = z
  .strictObject({
    ...entries(FINANCIAL_LIFESTYLE_FIELDS),
    debts: items('Debts', z.strictObject(entries(FINANCIAL_LIFESTYLE_DEBT_FIELDS))),
    goals: items(
      'Goals',
      z.strictObject({
        name: optionalText('Name', { max: 60 }),
        ...entries(FINANCIAL_LIFESTYLE_GOAL_FIELDS),
      }),
    ),
  })
  .meta({ label: 'Answers' });

const written = {
  client_id: optional('Client', uuid('Client')),
  prospect_id: optional('Prospect', uuid('Prospect')),
  title: optionalText('Title', { max: 100 }).meta({
    label: 'Title',
    description: 'Empty: the tool and the day, as in "DIME – 11/21/2026"',
  }),
  notes: optionalText('Notes', { max: 4_000, multiline: true }),
};

/** An analysis as it is written; exactly one of client and prospect. Numbers may be empty until it is completed. */
export const analysisBody = z.discriminatedUnion('tool', [
  z.strictObject({
    tool: z.literal('DIME').meta({ label: 'Tool' }),
    ...written,
    inputs: dimeInputs,
    spouse_inputs: optional('Spouse', dimeInputs),
  }),
  z.strictObject({
    tool: z.literal('Financial Lifestyle Strategy').meta({ label: 'Tool' }),
    ...written,
    inputs: lifestyleInputs,
    dime_id: optional('DIME Analysis', uuid('DIME Analysis')),
  }),
]);
export type AnalysisBody = z.output<typeof analysisBody>;

const money = () => z.int();

/** The same numbers as they are stored. */
const stored = <Name extends string>(fields: Readonly<Record<Name, NumberField>>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, z.int().nullable()])) as Record<
    Name,
    z.ZodNullable<z.ZodInt>
  >;

const storedDime = z.strictObject({
  ...stored(DIME_FIELDS),
  housing: z.enum(HOUSING_KINDS),
  include_group_life: z.boolean(),
  debts: z.array(z.strictObject({ kind: z.enum(DEBT_KINDS), ...stored(DIME_DEBT_FIELDS) })),
  children: z.array(z.strictObject({ name: z.string().nullable(), ...stored(DIME_CHILD_FIELDS) })),
});

const storedLifestyle = z.strictObject({
  ...stored(FINANCIAL_LIFESTYLE_FIELDS),
  debts: z.array(z.strictObject(stored(FINANCIAL_LIFESTYLE_DEBT_FIELDS))),
  goals: z.array(z.strictObject({ name: z.string().nullable(), ...stored(FINANCIAL_LIFESTYLE_GOAL_FIELDS) })),
});

const dimeResults = z.strictObject({
  debts_cents: money(),
  income_cents: money(),
  mortgage_cents: money(),
  education_cents: money(),
  need_cents: money(),
  existing_cents: money(),
  gap_cents: money(),
  surplus_cents: money(),
  recommended_face_cents: money(),
});

const score = z.strictObject({ percent: z.int(), color: z.enum(['red', 'amber', 'green']) });

const lifestyleResults = z.strictObject({
  years_to_retirement: z.int(),
  years_in_retirement: z.int(),
  need_cents: money(),
  other_future_cents: money(),
  short_year_cents: money(),
  capital_cents: money(),
  projected_savings_cents: money(),
  projected_contributions_cents: money(),
  projected_cents: money(),
  gap_cents: money(),
  extra_monthly_cents: money(),
  readiness_percent: z.int(),
  emergency_target_cents: money(),
  emergency_gap_cents: money(),
  debts: z.array(
    z.strictObject({ months: z.int().nullable().meta({ description: 'Null: never at this payment' }) }),
  ),
  goals: z.array(
    z.strictObject({ future_amount_cents: money(), future_saved_cents: money(), monthly_cents: money() }),
  ),
  scores: z.strictObject({
    protection: score.nullable().meta({ description: 'Null without a DIME result' }),
    emergency: score,
    debt: score,
    retirement: score,
    goals: score,
  }),
});

const shared = {
  id: z.uuid(),
  client_id: z.uuid().nullable(),
  prospect_id: z.uuid().nullable(),
  name: z.string().meta({ description: 'Of the client or prospect' }),
  title: z.string(),
  status: z.enum(FNA_STATUSES),
  gap_cents: z.int().nullable().meta({ description: 'Null while a required answer is missing' }),
  currency: z.enum(CURRENCIES),
  completed_at: timestamp().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(ANALYSIS_ACTIONS)),
};

export const analysisListRow = z.strictObject({ ...shared, tool: z.enum(FNA_TOOLS) });

const whole = {
  ...shared,
  notes: z.string().nullable(),
  formula_version: z.int(),
  prepared_by: person,
};
const absent = { description: 'Null while a required answer is missing' };

/** The whole record with its results: of a Draft as they are now, of a Completed one as they were then. */
export const analysis = z.discriminatedUnion('tool', [
  z.strictObject({
    ...whole,
    tool: z.literal('DIME'),
    inputs: storedDime,
    spouse_inputs: storedDime.nullable(),
    results: dimeResults.nullable().meta(absent),
    spouse_results: dimeResults.nullable().meta(absent),
  }),
  z.strictObject({
    ...whole,
    tool: z.literal('Financial Lifestyle Strategy'),
    inputs: storedLifestyle,
    results: lifestyleResults.nullable().meta(absent),
    dime: z
      .strictObject({
        id: z.uuid(),
        title: z.string(),
        need_cents: money().nullable().meta(absent),
        existing_cents: money().nullable(),
      })
      .nullable()
      .meta({ description: 'The DIME analysis the protection score comes from' }),
  }),
]);
export type AnalysisAnswer = z.input<typeof analysis>;
