import { ANY, FILTER_OPERATORS, TEAM_TYPES } from '@upline/domain';
import { z } from 'zod';
import { layoutExample, listLayout, listName } from '../list-preferences/list-layout.schemas.ts';
import { bool, integer, oneOf, text, timestamp } from '../platform/operation/fields.ts';

const filterValue = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(200), z.number()])).max(200),
]);

const fieldName = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);
const atMost = (limit: number) => (record: object) => Object.keys(record).length <= limit;
const invalid = '{label} is not valid';

const conditions = z.partialRecord(z.enum(FILTER_OPERATORS), filterValue);
const alternative = z.record(fieldName, conditions).refine(atMost(30), invalid);
/** Under `any`: groups of alternatives. */
const groups = z.array(z.array(alternative).min(1).max(30)).max(30);

/** Fields hold conditions, `any` holds groups, and neither the other. */
const isFilter = (filter: object) =>
  Object.entries(filter).every(([name, held]) => Array.isArray(held) === (name === ANY));

/** What a view holds. The list judges filter and order when it is read: a field it no longer has shows there. */
export const savedViewBody = z.strictObject({
  name: text('Name', { max: 60 }),
  filter: z
    .record(fieldName, z.union([conditions, groups]))
    .refine(atMost(30), invalid)
    .refine(isFilter, invalid)
    .meta({ label: 'Filter', description: `Field → operator → value; \`${ANY}\`: groups of alternatives` }),
  order: z
    .record(fieldName, z.enum(['ASC', 'DESC']))
    .refine(atMost(5), invalid)
    .meta({ label: 'Order', description: 'Field → direction, the first key first' }),
  layout: listLayout
    .nullable()
    .meta({ label: 'Layout', description: 'Null: the view leaves the columns as they are' }),
  is_default: bool('Default').meta({ description: 'Opened first; at most one a list' }),
});

export const savedViewCreate = savedViewBody.extend({ list: listName });
export const savedViewMove = z.strictObject({ position: integer('Position', { min: 1, max: 1_000 }) });
export const savedViewSharing = z.strictObject({
  team: oneOf('Team', TEAM_TYPES)
    .nullable()
    .meta({ description: 'The team of the caller that sees the view; null takes it back' }),
});
export const savedViewQuery = z.strictObject({ list: listName });

export const savedView = z.strictObject({
  id: z.uuid(),
  list: z.string(),
  name: z.string(),
  filter: z.record(
    z.string(),
    z.union([
      z.record(z.string(), filterValue),
      z.array(z.array(z.record(z.string(), z.record(z.string(), filterValue)))),
    ]),
  ),
  order: z.record(z.string(), z.enum(['ASC', 'DESC'])),
  layout: listLayout.nullable(),
  is_default: z.boolean(),
  shared_with: z
    .enum(TEAM_TYPES)
    .nullable()
    .meta({ description: 'Team of the owner that sees the view; null: the owner alone' }),
  owner: z
    .strictObject({ code: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'Who shares it; null for the own views. Views of others cannot be changed.' }),
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
  shared_with: null,
  owner: null,
  position: 1,
  version: 1,
  created_at: '2026-11-21T15:04:05.000Z',
  updated_at: '2026-11-21T15:04:05.000Z',
} satisfies SavedViewAnswer;

export const savedViewExamples = {
  body,
  shared: {
    ...answer,
    filter: { state: { in: ['TX'] } },
    is_default: false,
    shared_with: 'BaseShop',
    owner: { code: 'U000123', name: 'Dev Patel' },
  } satisfies SavedViewAnswer,
  create: { list: 'clients', ...body },
  answer,
  params: { id: answer.id },
};
