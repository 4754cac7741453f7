import { CURRENCIES, PAYMENT_PROCESSINGS } from '@upline/domain';
import { z } from 'zod';
import { date, oneOf, person, text, timestamp, uuid } from '../../../platform/operation/fields.ts';
import { PAYMENT_KINDS } from '../provider-payments.tables.ts';
import { NEEDED_FIELDS, STATEMENT_FIELDS, type StatementField } from '../statement-file.ts';
import { IMPORT_ACTIONS } from './statement-imports.actions.ts';
import { IMPORT_STATUSES, LINE_OUTCOMES } from './statement-imports.tables.ts';

const FIELD_KEYS = STATEMENT_FIELDS.map(({ key }) => key) as [StatementField, ...StatementField[]];

export const statementHead = z.strictObject({
  provider_id: uuid('Provider'),
  statement_ref: text('Statement Reference', { max: 60 }),
  statement_date: date('Statement Date'),
  currency: oneOf('Currency', CURRENCIES),
});
export type StatementHead = z.output<typeof statementHead>;

export const importRow = z.strictObject({
  id: z.guid(),
  provider: z.strictObject({ id: z.guid(), name: z.string() }),
  statement_ref: z.string(),
  statement_date: z.iso.date(),
  currency: z.enum(CURRENCIES),
  file_name: z.string(),
  status: z.enum(IMPORT_STATUSES).meta({
    description:
      'Ready: nothing is booked yet. Failed: booking stopped in the middle; book again to go on, nothing is booked twice',
  }),
  problem: z.string().nullable().meta({ description: 'Why it cannot be booked as it stands' }),
  rows_total: z.int(),
  rows_done: z.int().meta({ description: 'Of the present step' }),
  counts: z
    .strictObject(Object.fromEntries(LINE_OUTCOMES.map((outcome) => [outcome, z.int().optional()])))
    .meta({ description: 'Lines by outcome; one without lines is left out' }),
  created_at: timestamp(),
  created_by: person,
  booked_at: timestamp().nullable(),
  undone_at: timestamp().nullable(),
  version: z.int(),
  actions: z.array(z.enum(IMPORT_ACTIONS)),
});

export const importDetail = importRow.extend({
  columns: z.array(
    z.strictObject({
      heading: z.string(),
      field: z.enum(FIELD_KEYS).nullable().meta({ description: 'Null: the column is left out' }),
      samples: z.array(z.string()),
    }),
  ),
  fields: z
    .array(z.strictObject({ key: z.enum(FIELD_KEYS), label: z.string(), is_needed: z.boolean() }))
    .meta({ description: 'What columns can be taken for' }),
});

export const STATEMENT_FIELD_FACTS = STATEMENT_FIELDS.map(({ key, label }) => ({
  key,
  label,
  is_needed: NEEDED_FIELDS.some((needed) => needed === key),
}));

export const lineRow = z.strictObject({
  id: z.guid(),
  position: z.int(),
  file_line: z.int().meta({ description: 'In the file as an editor counts' }),
  line_no: z.int().nullable(),
  policy_number_text: z.string().nullable(),
  policy: z.strictObject({ id: z.guid(), policy_number: z.string() }).nullable(),
  kind: z.enum(PAYMENT_KINDS).nullable(),
  gross_cents: z.int().nullable(),
  expected_cents: z.int().nullable(),
  currency: z.enum(CURRENCIES),
  event_date: z.iso.date().nullable(),
  outcome: z.enum(LINE_OUTCOMES).meta({
    description:
      'Before it is booked what would become of the line, afterwards what became of it. Known: booked before, changes nothing',
  }),
  message: z.string().nullable().meta({ description: 'Why, and what it does to its policy' }),
  payment_id: z.guid().nullable().meta({ description: 'The provider payment it has become' }),
  processing: z.enum(PAYMENT_PROCESSINGS).nullable().meta({ description: 'Of that payment now' }),
});

export const mappingBody = z.strictObject({
  fields: z
    .array(oneOf('Field', FIELD_KEYS).nullable())
    .max(100)
    .meta({ label: 'Columns', description: 'The field of each column; null leaves the column out' }),
});
