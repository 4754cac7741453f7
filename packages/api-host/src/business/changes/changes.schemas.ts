import {
  CHANGE_FIELD_KINDS,
  CHANGE_KINDS,
  CHANGE_RESOURCES,
  CHANGE_ROW_STATES,
  CHANGE_STATUSES,
  type ListFilter,
} from '@upline/domain';
import { z } from 'zod';
import { bool, person, text, timestamp, uuid } from '../../platform/operation/fields.ts';

/** Rows that can be named one by one; more are chosen by a filter. */
const MOST_NAMED = 500;

const value = z.union([z.string().max(5_000), z.number(), z.boolean(), z.null()]);

export const changeFieldAnswer = z.strictObject({
  key: z.string(),
  label: z.string(),
  kind: z.enum(CHANGE_FIELD_KINDS),
  options: z.array(z.string()).meta({ description: 'Of an enum' }),
  required: z.boolean().meta({ description: 'A record without it is refused' }),
  max: z.int().nullable().meta({ description: 'Characters at most' }),
  secret: z.boolean().meta({ description: 'Withheld while Privacy is on' }),
});

export const changeFieldsAnswer = z.strictObject({
  editable: z.array(changeFieldAnswer),
  importable: z.array(changeFieldAnswer),
  needs: z.array(z.array(z.string())).meta({ description: 'An import wants one field of each group' }),
  most: z.int().meta({ description: 'Rows of one bulk edit at most' }),
});

/** Rows by id or by filter, and the new values; `filter` is the JSON text of the list's own query. */
export const editBody = (filter: z.ZodType<ListFilter>) =>
  z.strictObject({
    ids: z
      .array(uuid('Rows'))
      .min(1)
      .max(MOST_NAMED)
      .nullish()
      .meta({ label: 'Rows', description: 'Absent or null: all rows that match the filter' }),
    filter,
    changes: z
      .record(text('Field', { max: 60 }), value)
      .refine((changes) => Object.keys(changes).length > 0, 'Choose a field to change')
      .refine((changes) => Object.keys(changes).length <= 50, '{label} is not valid')
      .meta({ label: 'Changes', description: 'New values by field; null empties the field' }),
  });

export const begunAnswer = z.strictObject({ id: z.uuid() });

const counts = z
  .strictObject(Object.fromEntries(CHANGE_ROW_STATES.map((state) => [state, z.int().optional()])))
  .meta({ description: 'Rows by state; a state without rows is left out' });

const CHANGE_ACTIONS = ['map', 'apply', 'undo'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

const shared = {
  id: z.uuid(),
  resource: z.enum(CHANGE_RESOURCES),
  kind: z.enum(CHANGE_KINDS),
  title: z.string(),
  status: z.enum(CHANGE_STATUSES),
  counts,
  rows: z.int(),
  created_at: timestamp(),
  applied_at: timestamp().nullable(),
  undone_at: timestamp().nullable(),
  undo_until: timestamp().nullable(),
  version: z.int(),
  actions: z.array(z.enum(CHANGE_ACTIONS)),
};

export const changeListRow = z.strictObject(shared);

export const changeAnswer = z.strictObject({
  ...shared,
  created_by: person,
  fields: z.array(changeFieldAnswer).meta({ description: 'Fields the rows speak of' }),
  columns: z
    .array(
      z.strictObject({
        heading: z.string(),
        field: z.string().nullable().meta({ description: 'Null: the column is left out' }),
        samples: z.array(z.string()),
      }),
    )
    .meta({ description: "An import's columns" }),
  values: z
    .record(z.string(), z.string())
    .meta({ description: 'What an import takes where a line says nothing' }),
  similar: z.int().meta({ description: 'Lines that look like somebody who is there already (R-CLI-01)' }),
});
export type ChangeAnswer = z.input<typeof changeAnswer>;

export const changeRowAnswer = z.strictObject({
  id: z.uuid(),
  position: z.int(),
  line: z.int().nullable().meta({ description: 'In the file' }),
  record_id: z.uuid().nullable().meta({ description: 'Null: there is no such record, or not yet' }),
  name: z.string().nullable(),
  state: z.enum(CHANGE_ROW_STATES),
  message: z.string().nullable(),
  fields: z.array(
    z.strictObject({
      key: z.string(),
      before: value,
      after: value,
      text: z.string().nullable().meta({ description: 'What the file says, where it could not be read' }),
      message: z.string().nullable(),
    }),
  ),
  similar: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  similar_line: z.int().nullable().meta({ description: 'An earlier line of the file that looks the same' }),
});
export type ChangeRowAnswer = z.input<typeof changeRowAnswer>;

export const mappingBody = z.strictObject({
  fields: z
    .array(text('Field', { max: 60 }).nullable())
    .max(100)
    .meta({ label: 'Columns', description: 'The field of each column; null leaves the column out' }),
  values: z
    .record(text('Field', { max: 60 }), text('Value', { max: 500 }))
    .default({})
    .meta({ label: 'Values', description: 'By field: what is taken where a line says nothing' }),
});
export type MappingBody = z.output<typeof mappingBody>;

export const applyBody = z.strictObject({
  leave_similar: bool('Leave Out Look-Alikes').default(false).meta({
    label: 'Leave Out Look-Alikes',
    description: 'Lines that look like somebody who is there already',
  }),
});
