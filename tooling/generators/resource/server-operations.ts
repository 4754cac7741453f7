import type { ResourceNames } from './names.ts';

/** Service and routes of a resource, and the test of both, by file name. */
export function serverOperations(names: ResourceNames): Record<string, string> {
  const { one, many, noun, nouns, aNoun, address, up } = names;
  return {
    [`${many.kebab}.service.ts`]: `import { recordTrail } from '${up}platform/audit/record-trail.ts';
import { addedBy } from '${up}platform/database/stamps.ts';
import type { SignedInContext } from '${up}platform/operation/operation.ts';
import { recordService } from '${up}platform/operation/record-service.ts';
import { demand } from '${up}platform/operation/row-actions.ts';
import type { Platform } from '${up}platform/platform.ts';
import { isActive, isArchived, ${one.camel}Changes, toAnswer, toColumns } from './${many.kebab}.record.ts';
import type { ${one.pascal}Answer, ${one.pascal}Body } from './${many.kebab}.schemas.ts';
import { type ${one.pascal}Row, ${one.camel}Store } from './${many.kebab}.store.ts';

type Row = ${one.pascal}Row;

/** ${many.sentence} of an associate. */
export function ${many.camel}(platform: Pick<Platform, 'audit'>) {
  const trail = recordTrail<Row>('${one.snake}', ({ name }) => name)(platform);
  const answer = async ({ caller }: SignedInContext, row: Row) => toAnswer(caller, row);
  const { get, add, atVersion, save, remove } = recordService({
    noun: '${noun}',
    store: ${one.camel}Store,
    trail,
    answer,
  });

  const change = (
    context: SignedInContext,
    before: Row,
    columns: Partial<Pick<Row, 'name' | 'name_key' | 'notes' | 'archived_at'>>,
  ): Promise<Row> =>
    save(context, before, columns, ${one.camel}Changes(before, { ...before, ...columns }));

  return {
    get,
    remove,

    async create(context: SignedInContext, body: ${one.pascal}Body): Promise<${one.pascal}Answer> {
      const columns = { ...toColumns(body), owner_code: context.caller.code, ...addedBy(context) };
      const row = await add(context, columns, (added) => ${one.camel}Changes(undefined, added));
      return answer(context, row);
    },

    update: atVersion(async (context, before, body: ${one.pascal}Body) => {
      demand(isActive, before, context.caller);
      return change(context, before, toColumns(body));
    }),

    /** It stays readable and leaves the list. */
    archive: atVersion(async (context, before) => {
      demand(isActive, before, context.caller);
      return change(context, before, { archived_at: context.now });
    }),

    restore: atVersion(async (context, before) => {
      demand(isArchived, before, context.caller);
      return change(context, before, { archived_at: null });
    }),
  };
}
`,
    [`${many.kebab}.routes.ts`]: `import type { Area } from '${up}platform/host.ts';
import { listOperations } from '${up}platform/list/list-operations.ts';
import type { Policy } from '${up}platform/operation/operation.ts';
import { recordOperations, recordStep } from '${up}platform/operation/record-operations.ts';
import { ${one.camel}Examples as examples } from './${many.kebab}.examples.ts';
import { ${one.camel}Export, ${one.camel}List } from './${many.kebab}.list.ts';
import { toRow } from './${many.kebab}.record.ts';
import { ${one.camel}, ${one.camel}Body, ${one.camel}ListRow } from './${many.kebab}.schemas.ts';
import { ${many.camel} } from './${many.kebab}.service.ts';
import { ${one.camel}Source } from './${many.kebab}.store.ts';

const tag = '${many.sentence}';
const ARCHIVED = 'Archived ones are left out unless the filter names \`archived\`.';
const PATH = '${address}';
const reading = {
  needs: 'business.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const writing = { ...reading, needs: 'business.write' } as const satisfies Policy;
const step = { tag, policy: writing, answer: ${one.camel} } as const;

/** The list and the record of ${nouns}. */
export const ${many.camel}Routes: Area = (platform) => {
  const service = ${many.camel}(platform);
  return [
    ...listOperations(platform, {
      name: '${many.pascal}',
      path: PATH,
      tag,
      summary: "The caller's ${nouns}",
      description: ARCHIVED,
      policy: reading,
      list: ${one.camel}List,
      row: ${one.camel}ListRow,
      source: ({ db, caller }) => ${one.camel}Source(db, caller),
      toRow: (row, { caller }) => toRow(caller, row),
      examples: { query: { filter: '{"name":{"contains":"first"}}' }, rows: [examples.row] },
      count: {
        summary: 'How many ${nouns} match',
        description: ARCHIVED,
        example: { query: { filter: '{"archived":{"eq":true}}' }, count: 12 },
      },
      export: { ...${one.camel}Export, description: ARCHIVED },
    }),
    ...recordOperations(
      {
        name: '${one.pascal}',
        path: PATH,
        tag,
        reading,
        writing,
        body: ${one.camel}Body,
        answer: ${one.camel},
        examples,
        get: { summary: '${aNoun.charAt(0).toUpperCase()}${aNoun.slice(1)}' },
        create: { summary: 'Add ${aNoun}', isLocated: true },
        update: {
          summary: 'Change ${aNoun}',
          description: 'The whole record; an archived one is restored first.',
          refusals: [409],
        },
        remove: { summary: 'Delete ${aNoun}', policy: { ...writing, proxy: 'refused' } },
      },
      service,
    ),
    recordStep({
      ...step,
      id: 'archive${one.pascal}',
      path: \`\${PATH}/{id}/archive\`,
      summary: 'Archive ${aNoun}',
      description: 'It stays readable and leaves the list.',
      examples: {
        params: examples.params,
        answer: { ...examples.answer, archived_at: examples.stamp, version: 2, actions: ['restore', 'delete'] },
      },
      handler: (input) => service.archive(input, input.params.id, input.version),
    }),
    recordStep({
      ...step,
      id: 'restore${one.pascal}',
      path: \`\${PATH}/{id}/restore\`,
      summary: 'Take ${aNoun} out of the archive',
      examples: { params: examples.params, answer: { ...examples.answer, version: 3 } },
      handler: (input) => service.restore(input, input.params.id, input.version),
    }),
  ];
};
`,
    [`${many.kebab}.routes.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '${up}testing/index.ts';
import { ${one.camel}Examples } from './${many.kebab}.examples.ts';

const PATH = '${address}';
const body = ${one.camel}Examples.body;

let host: TestHost;
let ana: TestClient;
let hal: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  [ana, hal] = [await host.signInAs('ana'), await host.signInAs('hal')];
});
afterAll(() => host.close());

const create = async (name: string) => {
  const reply = await ana.post(PATH, { body: { ...body, name } });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const listed = async (who: TestClient, filter: object = {}) => {
  const reply = await who.get(PATH, { query: { filter: JSON.stringify(filter) } });
  return reply.json<{ rows: { name: string }[] }>().rows.map(({ name }) => name);
};

it('is kept in stored form, changed and audited (R-AUD-04)', async () => {
  const record = await create(' Kept ');
  expect(record).toMatchObject({ ...body, name: 'Kept', version: 1, actions: ['update', 'archive', 'delete'] });
  const address = \`\${PATH}/\${record.id}\`;
  const changed = await ana.put(address, { body: { name: 'Renamed' }, ifMatch: 1 });
  expect(changed.json()).toMatchObject({ name: 'Renamed', notes: null, version: 2 });
  expect((await ana.put(address, { body, ifMatch: 1 })).json().code).toBe('stale-version');
  const trail = await host.db
    .selectFrom('audit_entry')
    .select(['action', 'entity_label'])
    .where('entity_id', '=', record.id)
    .orderBy('id')
    .execute();
  expect(trail).toEqual([
    { action: 'create', entity_label: 'Kept' },
    { action: 'update', entity_label: 'Renamed' },
  ]);
});

it('says which field is wrong (R-GEN-01)', async () => {
  const refused = await ana.post(PATH, { body: { ...body, name: ' ' } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual([{ field: 'name', message: 'Name is required' }]);
});

it('belongs to its owner alone: to anybody else it looks like an unknown one (S-37, S-39)', async () => {
  const { id } = await create('Own');
  const address = \`\${PATH}/\${id}\`;
  const replies = [
    await hal.get(address),
    await hal.put(address, { body, ifMatch: 1 }),
    await hal.post(\`\${address}/archive\`, { ifMatch: 1 }),
    await hal.post(\`\${address}/restore\`, { ifMatch: 1 }),
    await hal.delete(address, { ifMatch: 1 }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  const seen = await listed(hal);
  expect(seen).not.toContain('Own');
  expect((await hal.get(\`\${PATH}/count\`)).json()).toEqual({ count: seen.length });
  const proxy = await host.signInAs('ana', { via: 'super' });
  expect((await proxy.delete(address, { ifMatch: 1 })).statusCode).toBe(403);
  expect((await ana.delete(address, { ifMatch: 1 })).statusCode).toBe(204);
  expect((await ana.get(address)).statusCode).toBe(404);
});

it('leaves the list while it is archived, and takes no change until it is restored', async () => {
  const record = await create('Archived');
  const address = \`\${PATH}/\${record.id}\`;
  const archived = (await ana.post(\`\${address}/archive\`, { ifMatch: 1 })).json();
  expect(archived).toMatchObject({ version: 2, actions: ['restore', 'delete'] });
  expect(await listed(ana)).not.toContain('Archived');
  expect(await listed(ana, { archived: { eq: true } })).toContain('Archived');
  const refused = await ana.put(address, { body, ifMatch: 2 });
  expect(refused.json()).toMatchObject({ statusCode: 409, message: 'Restore this ${noun} first' });
  const restored = await ana.post(\`\${address}/restore\`, { ifMatch: 2 });
  expect(restored.json()).toMatchObject({ archived_at: null, version: 3 });
  expect((await ana.post(\`\${address}/restore\`, { ifMatch: 3 })).json().message).toBe(
    'This ${noun} is not archived',
  );
});

it('is exported as it is listed (SPEC 7)', async () => {
  await create('Exported');
  const filter = JSON.stringify({ name: { contains: 'exported' } });
  const ticket = await ana.get(\`\${PATH}/download\`, { query: { filter, columns: '["name"]' } });
  const file = await host.get(new URL(ticket.json().url).pathname);
  expect(file.body).toBe('\\uFEFFName\\r\\nExported\\r\\n');
});

it('is read and not written by the suspended (domain.md 2.1)', async () => {
  const sam = await host.signInAs('sam');
  expect((await sam.get(PATH)).statusCode).toBe(200);
  expect((await sam.post(PATH, { body })).statusCode).toBe(403);
});
`,
  };
}
