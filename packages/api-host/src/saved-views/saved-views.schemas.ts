import { z } from 'zod';
import { layoutExample, listLayout, listName } from '../list-preferences/list-layout.schemas.ts';
import { bool, integer, text, timestamp } from '../platform/fields.ts';

const filterValue = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(200), z.number()])).max(200),
]);

const fieldName = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);
const atMost = (limit: number) => (record: object) => Object.keys(record).length <= limit;

/** What a view holds. The list judges filter and order when it is read: a field it no longer has shows there. */
export const savedViewBody = z.strictObject({
  name: text('Name', { max: 60 }),
  filter: z
    .record(
      fieldName,
      z.record(z.string().regex(/^[a-zA-Z]{1,20}$/), filterValue).refine(atMost(10), '{label} is not valid'),
    )
    .refine(atMost(30), '{label} is not valid')
    .meta({ label: 'Filter' }),
  order: z
    .record(fieldName, z.enum(['ASC', 'DESC']))
    .refine(atMost(5), '{label} is not valid')
    .meta({ label: 'Order', description: 'Field → direction, the first key first' }),
  layout: listLayout
    .nullable()
    .meta({ label: 'Layout', description: 'Null: the view leaves the columns as they are' }),
  is_default: bool('Default').meta({ description: 'Opened first; at most one a list' }),
});

export const savedViewCreate = savedViewBody.extend({ list: listName });
export const savedViewMove = z.strictObject({ position: integer('Position', { min: 1, max: 1_000 }) });
export const savedViewQuery = z.strictObject({ list: listName });

export const savedView = z.strictObject({
  id: z.uuid(),
  list: z.string(),
  name: z.string(),
  filter: z.record(z.string(), z.record(z.string(), filterValue)),
  order: z.record(z.string(), z.enum(['ASC', 'DESC'])),
  layout: listLayout.nullable(),
  is_default: z.boolean(),
  position: z.int(),
  version: z.int(),
  created_at: timestamp(),
  updated_at: timestamp(),
});

export type SavedViewBody = z.output<typeof savedViewBody>;
export type SavedViewAnswer = z.input<typeof savedView>;

const body = {
  name: 'Texas clients',
  filter: { state: { in: ['TX'] }, archived: { eq: false } },
  order: { name: 'ASC' },
  layout: layoutExample,
  is_default: false,
} satisfies SavedViewBody;

const answer = {
  id: '6f1c2b1e-8d52-4c0e-9a3b-2f6f0c9e7a10',
  list: 'clients',
  ...body,
  position: 1,
  version: 1,
  created_at: '2026-11-21T15:04:05.000Z',
  updated_at: '2026-11-21T15:04:05.000Z',
} satisfies SavedViewAnswer;

export const savedViewExamples = {
  body,
  create: { list: 'clients', ...body },
  answer,
  params: { id: answer.id },
};
