import { globSync } from 'node:fs';
import { root } from '../run.ts';
import { type Generated, namesOf, plural } from './names.ts';

const nextMigration = () => {
  const numbers = globSync('packages/api-host/migrations/*.sql', { cwd: root }).map((file) =>
    Number(file.match(/(\d{4})_/)?.[1] ?? 0),
  );
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
};

/**
 * A resource of the API host from table to test: `pnpm new resource business/appointment`. Rows belong to the associate who made
 * them; list and create are there as the pattern for the rest.
 */
export function resource(path: string): Generated {
  const area = path.split('/').slice(0, -1);
  const one = namesOf(path.split('/').at(-1) ?? '');
  const many = namesOf(plural(one.kebab));
  const folder = ['packages/api-host/src', ...area, many.kebab].join('/');
  const up = '../'.repeat(area.length + 1);
  const address = `/${[...area, many.kebab].join('/')}`;
  return {
    files: {
      [`packages/api-host/migrations/${nextMigration()}_${one.snake}.sql`]: `-- ${one.sentence}: belongs to the associate who made it.
create table ${one.snake} (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  name text not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index ${one.snake}_owner on ${one.snake} (owner_code, name, id);
`,
      [`${folder}/${many.kebab}.schemas.ts`]: `import { z } from 'zod';
import { text } from '${up}platform/fields.ts';

export const ${one.camel}Body = z.strictObject({ name: text('Name', { max: 120 }) });

export const ${one.camel} = z.strictObject({ id: z.uuid(), name: z.string(), version: z.int() });

const answer = { id: '3f0b7a5e-8a44-4c06-9a55-0f6a7f1f2b11', name: 'First', version: 1 };

export const ${one.camel}Examples = { body: { name: 'First' }, answer };
`,
      [`${folder}/${many.kebab}.store.ts`]: `import type { Generated, Selectable } from 'kysely';
import type { Db } from '${up}platform/database.ts';
import { defineList } from '${up}platform/list/define-list.ts';

interface ${one.pascal}Table {
  id: Generated<string>;
  owner_code: string;
  name: string;
  created_by: string | null;
  updated_by: string | null;
  version: Generated<number>;
}

declare module '${up}platform/tables.ts' {
  interface Tables {
    ${one.snake}: ${one.pascal}Table;
  }
}

export type ${one.pascal}Row = Selectable<${one.pascal}Table>;

export const ${one.camel}List = defineList<${one.pascal}Row>({
  name: '${many.kebab}',
  fields: { name: { label: 'Name', type: 'text', column: '${one.snake}.name' } },
  defaultOrder: { name: 'ASC' },
  key: { column: '${one.snake}.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** Rows of that associate; every read starts here (S-39). */
export const own${many.pascal} = (db: Db, code: string) =>
  db.selectFrom('${one.snake}').where('${one.snake}.owner_code', '=', code);

export const ${one.camel}Rows = (db: Db, code: string, ids: readonly string[]) =>
  own${many.pascal}(db, code)
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();

export const insert${one.pascal} = (db: Db, code: string, name: string) =>
  db
    .insertInto('${one.snake}')
    .values({ owner_code: code, name, created_by: code, updated_by: code })
    .returningAll()
    .executeTakeFirstOrThrow();
`,
      [`${folder}/${many.kebab}.service.ts`]: `import type { ListQuery } from '@upline/domain';
import type { Caller } from '${up}platform/caller.ts';
import type { Context } from '${up}platform/operation.ts';
import type { Platform } from '${up}platform/platform.ts';
import { insert${one.pascal}, ${one.camel}List, ${one.camel}Rows, own${many.pascal}, type ${one.pascal}Row } from './${many.kebab}.store.ts';

type OwnContext = Omit<Context, 'caller'> & { readonly caller: Caller };

const shown = ({ id, name, version }: ${one.pascal}Row) => ({ id, name, version });

export function ${many.camel}({ audit }: Pick<Platform, 'audit'>) {
  return {
    async list({ db, caller }: OwnContext, query: ListQuery) {
      const rows = await ${one.camel}List.page(query, {
        scoped: own${many.pascal}(db, caller.code),
        rows: (ids) => ${one.camel}Rows(db, caller.code, ids),
      });
      return rows.map(shown);
    },

    async create(context: OwnContext, name: string) {
      const row = await insert${one.pascal}(context.db, context.caller.code, name);
      audit.record(context, {
        action: 'create',
        entity: '${one.snake}',
        entityId: row.id,
        entityLabel: row.name,
        ownerCode: row.owner_code,
        changes: [{ field: 'Name', old: null, new: row.name }],
      });
      return shown(row);
    },
  };
}
`,
      [`${folder}/${many.kebab}.routes.ts`]: `import type { Area } from '${up}platform/host.ts';
import { listAnswer } from '${up}platform/list/define-list.ts';
import { operation, type Policy } from '${up}platform/operation.ts';
import { ${one.camel}, ${one.camel}Body, ${one.camel}Examples as examples } from './${many.kebab}.schemas.ts';
import { ${many.camel} } from './${many.kebab}.service.ts';
import { ${one.camel}List } from './${many.kebab}.store.ts';

const tag = '${many.sentence}';
const policy = { needs: 'signed-in', audience: 'portal', scope: 'own', proxy: 'allowed' } as const satisfies Policy;

export const ${many.camel}Routes: Area = (platform) => {
  const service = ${many.camel}(platform);
  return [
    operation({
      id: 'list${many.pascal}',
      method: 'GET',
      path: '${address}',
      tag,
      summary: "The caller's ${many.sentence.toLowerCase()}",
      policy,
      query: ${one.camel}List.query,
      answer: { status: 200, schema: listAnswer(${one.camel}) },
      examples: { query: { order: '{"name":"ASC"}' }, answer: { rows: [examples.answer] } },
      async handler(input) {
        return { rows: await service.list(input, input.query) };
      },
    }),
    operation({
      id: 'create${one.pascal}',
      method: 'POST',
      path: '${address}',
      tag,
      summary: 'Add one',
      policy,
      body: ${one.camel}Body,
      answer: { status: 201, schema: ${one.camel} },
      examples: { body: examples.body, answer: examples.answer },
      handler: (input) => service.create(input, input.body.name),
    }),
  ];
};
`,
      [`${folder}/${many.kebab}.routes.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs, startTestHost, type TestHost } from '${up}testing/index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

it('keeps what an associate adds, for that associate alone (S-39)', async () => {
  const [ana, hal] = [await signInAs(host, 'ana'), await signInAs(host, 'hal')];
  const created = await ana.post('${address}', { body: { name: ' First ' } });
  expect(created.statusCode).toBe(201);
  expect((await ana.get('${address}')).json().rows).toEqual([created.json()]);
  expect((await hal.get('${address}')).json().rows).toEqual([]);
});

it('says which field is wrong (R-GEN-01)', async () => {
  const ana = await signInAs(host, 'ana');
  const refused = await ana.post('${address}', { body: { name: ' ' } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual([{ field: 'name', message: 'Name is required' }]);
});
`,
    },
    edits: {
      'packages/api-host/src/areas.ts': (text) =>
        text
          .replace(
            /\nimport type \{ Area \}/,
            `\nimport { ${many.camel}Routes } from './${[...area, many.kebab].join('/')}/${many.kebab}.routes.ts';\nimport type { Area }`,
          )
          .replace(/\n\];\s*$/, `\n  ${many.camel}Routes,\n];\n`),
    },
    next: 'Run pnpm generate for the document and the client types, then write the screens beside the feature of the same path.',
  };
}
