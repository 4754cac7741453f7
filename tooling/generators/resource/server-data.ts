import type { ResourceNames } from './names.ts';

/** Request, answer, example, list and store of a resource, by file name. */
export function serverData(names: ResourceNames): Record<string, string> {
  const { one, many, noun, nouns, aNoun, up } = names;
  const id = crypto.randomUUID();
  return {
    [`${many.kebab}.schemas.ts`]: `import { z } from 'zod';
import { optionalText, text, timestamp } from '${up}platform/operation/fields.ts';
import { answerShape } from '${up}platform/operation/record-fields.ts';

/** What a caller may do to ${aNoun} right now, depending on the row and on the session. */
const ${one.snake.toUpperCase()}_ACTIONS = ['update', 'archive', 'restore', 'delete'] as const;
export type ${one.pascal}Action = (typeof ${one.snake.toUpperCase()}_ACTIONS)[number];

export const ${one.camel}Body = z.strictObject({
  name: text('Name', { max: 120, example: 'First' }),
  notes: optionalText('Notes', { max: 4_000, multiline: true, example: 'Begun in autumn.' }),
});
export type ${one.pascal}Body = z.output<typeof ${one.camel}Body>;

/** The whole record. */
export const ${one.camel} = z.strictObject({
  id: z.uuid(),
  ...answerShape(${one.camel}Body),
  archived_at: timestamp().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(${one.snake.toUpperCase()}_ACTIONS)),
});
export type ${one.pascal}Answer = z.input<typeof ${one.camel}>;

export const ${one.camel}ListRow = ${one.camel}.omit({ notes: true, updated_at: true });
`,
    [`${many.kebab}.examples.ts`]: `import { recordExamples } from '${up}platform/operation/record-examples.ts';
import { ${one.camel}, ${one.camel}Body, ${one.camel}ListRow } from './${many.kebab}.schemas.ts';

/** Example requests and answers of the document. */
export const ${one.camel}Examples = recordExamples(
  '${id}',
  { body: ${one.camel}Body, answer: ${one.camel}, row: ${one.camel}ListRow },
  { actions: ['update', 'archive', 'delete'] },
);
`,
    [`${many.kebab}.list.ts`]: `import { foldText } from '@upline/domain';
import { sql } from 'kysely';
import { defineList } from '${up}platform/list/define-list.ts';
import type { ListExport } from '${up}platform/list/list-operations.ts';
import type { ${one.pascal}ListRow } from './${many.kebab}.store.ts';

/** ${many.sentence} of the caller by name; archived ones only when asked for. */
export const ${one.camel}List = defineList<${one.pascal}ListRow>({
  name: '${many.kebab}',
  fields: {
    name: { label: 'Name', type: 'text', column: '${one.snake}.name_key', normalize: foldText },
    archived: { label: 'Archived', type: 'boolean', column: sql\`(${one.snake}.archived_at is not null)\` },
    created_at: { label: 'Created', type: 'datetime', column: '${one.snake}.created_at' },
  },
  defaultOrder: { name: 'ASC' },
  assumed: { archived: { eq: false } },
  key: { column: '${one.snake}.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** The list as a file. */
export const ${one.camel}Export: ListExport<${one.pascal}ListRow> = {
  label: '${many.sentence}',
  columns: ${one.camel}List.columns('name', 'created_at', { archived: (row) => row.archived_at !== null }),
};
`,
    [`${many.kebab}.store.ts`]: `import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db } from '${up}platform/database/database.ts';
import { recordStore } from '${up}platform/database/record-store.ts';
import type { Row, Tables } from '${up}platform/database/tables.ts';
import { keyedSource } from '${up}platform/list/list-sources.ts';
import type { Caller } from '${up}platform/operation/caller.ts';

export type ${one.pascal}Row = Row<'${one.snake}'>;

type Reader = Pick<Caller, 'code'>;

/** ${many.sentence} belong to one person. Every read carries this (S-39). */
const isOwn =
  ({ code }: Reader) =>
  (where: ExpressionBuilder<Tables, '${one.snake}'>): Expression<SqlBool> =>
    where('${one.snake}.owner_code', '=', code);

/** The list's rows: what filter, order and page apply to, and what is shown of each. */
export function ${one.camel}Source(db: Db, reader: Reader) {
  return keyedSource('${one.snake}.id', db.selectFrom('${one.snake}').where(isOwn(reader)), (query) =>
    query.select([
      '${one.snake}.id',
      '${one.snake}.name',
      '${one.snake}.archived_at',
      '${one.snake}.created_at',
      '${one.snake}.version',
    ]),
  );
}

export type ${one.pascal}ListRow = Awaited<ReturnType<ReturnType<typeof ${one.camel}Source>['rows']>>[number];

export const ${one.camel}Store = recordStore('${one.snake}', isOwn);
`,
    [`${many.kebab}.record.ts`]: `import { foldText } from '@upline/domain';
import { auditChanges } from '${up}platform/audit/audit-changes.ts';
import type { Caller } from '${up}platform/operation/caller.ts';
import { conflict } from '${up}platform/operation/problem.ts';
import { trailFields } from '${up}platform/operation/record-fields.ts';
import { rowActions, rowRule } from '${up}platform/operation/row-actions.ts';
import {
  type ${one.pascal}Action,
  type ${one.pascal}Answer,
  type ${one.pascal}Body,
  ${one.camel}Body,
} from './${many.kebab}.schemas.ts';
import type { ${one.pascal}ListRow, ${one.pascal}Row } from './${many.kebab}.store.ts';

type Subject = Pick<${one.pascal}Row, 'archived_at'>;

export const isActive = rowRule<Subject>(
  ({ archived_at }) => archived_at === null,
  () => conflict('${one.kebab}-archived', 'Restore this ${noun} first'),
);
export const isArchived = rowRule<Subject>(
  ({ archived_at }) => archived_at !== null,
  () => conflict('${one.kebab}-not-archived', 'This ${noun} is not archived'),
);

export const ${one.camel}Actions = rowActions<Subject, ${one.pascal}Action>({
  update: { operation: 'update${one.pascal}', when: isActive },
  archive: { operation: 'archive${one.pascal}', when: isActive },
  restore: { operation: 'restore${one.pascal}', when: isArchived },
  delete: { operation: 'delete${one.pascal}' },
});

const TRAIL = trailFields<typeof ${one.camel}Body.shape, ${one.pascal}Row>(${one.camel}Body, {
  archived_at: { label: 'Archived' },
});

/** The changed fields as the audit trail shows them. */
export const ${one.camel}Changes = (before: ${one.pascal}Row | undefined, after: ${one.pascal}Row) =>
  auditChanges<${one.pascal}Row>(TRAIL, before, after);

/** The values as columns: the folded key beside the name. */
export const toColumns = (values: ${one.pascal}Body) => ({ ...values, name_key: foldText(values.name) });

/** A row as the list of ${nouns} shows it. */
export const toRow = (caller: Caller, row: ${one.pascal}ListRow) => ({
  ...row,
  actions: ${one.camel}Actions.of(caller, row),
});

/** The whole record. */
export function toAnswer(caller: Caller, row: ${one.pascal}Row): ${one.pascal}Answer {
  const { owner_code, name_key, created_by, updated_by, ...shown } = row;
  return { ...shown, actions: ${one.camel}Actions.of(caller, row) };
}
`,
  };
}

export const migration = ({ one, many }: ResourceNames) => `-- ${many.sentence} of an associate.
create table ${one.snake} (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  name text not null,
  -- The name folded for search, filter and sort.
  name_key text collate "C" not null,
  notes text,
  archived_at timestamptz,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index ${one.snake}_owner_name on ${one.snake} (owner_code, name_key, id);
`;
