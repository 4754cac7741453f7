import { DAY_MS } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { bool, cents, idParam, nothing, text, timestamp } from '../platform/operation/fields.ts';
import { type Operation, operation } from '../platform/operation/operation.ts';
import { conflict, forbidden, Problem, staleVersion } from '../platform/operation/problem.ts';
import { type ListedProblem, startTestHost, type TestHost } from '../testing/index.ts';
import { authenticateTestCaller } from '../testing/test-callers.ts';

const policy = { needs: 'clients.write', audience: 'portal', scope: 'own', proxy: 'allowed' } as const;
const reply = z.object({ id: z.string(), version: z.int(), at: timestamp() });

const things: Area = (platform) => {
  platform.vault.registerColumn({ table: 'thing', column: 'name' });
  const list: Operation[] = [
    operation({
      id: 'createThing',
      method: 'POST',
      path: '/things',
      tag: 'Things',
      summary: 'Creates a thing',
      policy,
      body: z.strictObject({
        name: text('Name', { max: 10 }),
        face_amount_cents: cents('Face amount', { min: 100 }),
        is_open: bool('Open').optional(),
        fail: z.enum(['problem', 'kept', 'crash', 'answer']).optional(),
      }),
      answer: { status: 201, schema: reply },
      async handler({ body, db, now }) {
        const { rows } = await sql<{
          id: string;
        }>`insert into thing (name) values (${body.name}) returning id`.execute(db);
        if (body.fail === 'problem') throw conflict('no', 'Not now');
        if (body.fail === 'kept') throw new Problem(401, 'counted', 'Counted', { keepWrites: true });
        if (body.fail === 'crash') throw new Error('secret detail /work/path select * from thing');
        if (body.fail === 'answer') return { id: 5 as never, version: 1, at: now };
        return { id: rows[0]?.id ?? '', version: 1, at: now };
      },
    }),
    operation({
      id: 'updateThing',
      method: 'PUT',
      path: '/things/{id}',
      tag: 'Things',
      summary: 'Updates a thing',
      policy,
      params: z.object({ id: idParam() }),
      body: z.strictObject({ name: text('Name', { max: 10 }) }),
      answer: { status: 200, schema: reply },
      ifMatch: 'required',
      handler({ params, version, now }) {
        if (version !== 3) throw staleVersion('thing', { version: 3 });
        return { id: params.id, version: 4, at: now };
      },
    }),
    operation({
      id: 'listThings',
      method: 'GET',
      path: '/things',
      tag: 'Things',
      summary: 'Lists things',
      policy: { ...policy, needs: 'business.view' },
      answer: { status: 200, schema: z.object({ count: z.int() }) },
      async handler({ db }) {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from thing`.execute(db);
        return { count: rows[0]?.n ?? 0 };
      },
    }),
    operation({
      id: 'deleteThing',
      method: 'DELETE',
      path: '/things/{id}',
      tag: 'Things',
      summary: 'Deletes a thing',
      policy: { ...policy, proxy: 'refused' },
      params: z.object({ id: idParam() }),
      answer: { status: 204, schema: nothing() },
      idempotencyKey: 'required',
      handler: () => undefined,
    }),
    operation({
      id: 'leave',
      method: 'POST',
      path: '/leave',
      tag: 'Things',
      summary: 'Leaves',
      policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'allowed', suspended: 'allowed' },
      answer: { status: 204, schema: nothing() },
      handler: () => undefined,
    }),
    operation({
      id: 'adminThing',
      method: 'GET',
      path: '/admin/things',
      tag: 'Things',
      summary: 'For admins',
      policy: { needs: 'audit.view', audience: 'admin', scope: 'all', proxy: 'refused' },
      answer: { status: 200, schema: z.object({}) },
      handler: () => ({}),
    }),
    operation({
      id: 'demoThing',
      method: 'GET',
      path: '/demo/things',
      tag: 'Things',
      summary: 'Only in demo mode',
      policy: { needs: 'demo', audience: 'any', scope: 'none', proxy: 'allowed' },
      answer: { status: 200, schema: z.object({}) },
      handler() {
        throw forbidden();
      },
    }),
  ];
  return list;
};

let host: TestHost;
const as = (name: string) => host.as({ 'x-test-caller': name });
const good = { name: 'One', face_amount_cents: 100 };
const count = async () => (await as('ana').get('/things')).json<{ count: number }>().count;

beforeAll(async () => {
  host = await startTestHost({ areas: [things], override: () => ({ authenticate: authenticateTestCaller }) });
  await sql`create table thing (id uuid primary key default gen_random_uuid(), name text not null)`.execute(
    host.db,
  );
});
afterAll(() => host.close());

describe('policy', () => {
  test('without a session every secured operation answers 401, before the input is looked at', async () => {
    const answer = await host.post('/things', { body: { nonsense: true } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ statusCode: 401, message: 'Not authorized' });
  });

  test('a missing permission, the other audience and a suspended write answer 403 with the text of the specification', async () => {
    for (const answer of [
      await as('viewer').post('/things', { body: good }),
      await as('ana').get('/admin/things'),
      await as('admin').post('/things', { body: good }),
      await as('suspended').post('/things', { body: good }),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json<ListedProblem>().message).toBe("You don't have access to this page");
    }
  });

  test('a suspended caller still reads, and writes where the policy opens it', async () => {
    expect((await as('suspended').get('/things')).statusCode).toBe(200);
    expect((await as('suspended').post('/leave')).statusCode).toBe(204);
  });

  test('what a proxy session may not do says so (domain.md 7.3)', async () => {
    const answer = await as('proxy').delete(`/things/${crypto.randomUUID()}`, { idempotencyKey: 'k' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json<ListedProblem>().message).toBe('Not available while viewing as another user');
  });

  test('a demo operation does not exist outside demo mode (S-09)', async () => {
    expect((await host.get('/demo/things')).statusCode).toBe(403);
    const plain = await startTestHost({ areas: [things], environment: { DEMO: 'false' } });
    expect((await plain.get('/demo/things')).statusCode).toBe(404);
    await plain.close();
  });
});

describe('input', () => {
  test('every refused field is named with the message of domain.md 0.1 (R-GEN-01)', async () => {
    const answer = await as('ana').post('/things', {
      body: { name: '   ', face_amount_cents: 1, is_open: 'false', extra: 1 },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ListedProblem>().fields).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'face_amount_cents', message: 'Face amount must be greater than or equal to 1' },
      { field: 'is_open', message: 'Open is not valid' },
      { field: 'extra', message: 'This field is not known' },
    ]);
  });

  test.each([
    ['NUL', 'a\u0000b'],
    ['a control character', 'a\u0007b'],
    ['a lone surrogate', 'a\ud800b'],
    ['too many code points', '😀'.repeat(11)],
  ])('a text with %s is refused (S-45)', async (_, name) => {
    expect((await as('ana').post('/things', { body: { ...good, name } })).statusCode).toBe(422);
  });

  test('length counts code points, so ten emoji fit ten (S-45)', async () => {
    expect((await as('ana').post('/things', { body: { ...good, name: '😀'.repeat(10) } })).statusCode).toBe(
      201,
    );
  });

  test('an id that is none answers 404, an undeclared query field 422', async () => {
    expect((await as('ana').put('/things/1', { body: { name: 'x' }, ifMatch: 3 })).statusCode).toBe(404);
    expect((await as('ana').get('/things?owner=U000002')).statusCode).toBe(422);
    expect((await as('ana').post('/leave', { body: { a: 1 } })).statusCode).toBe(422);
  });

  test.each([
    ['broken JSON', '{"name":', 400],
    ['a __proto__ key (S-50)', '{"name":"x","face_amount_cents":100,"__proto__":{"a":1}}', 400],
    ['a constructor key (S-50)', '{"constructor":{"prototype":{"a":1}}}', 400],
    ['5,000 levels of nesting (S-46)', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
    ['an array of 1,001 items (S-46)', `[${'1,'.repeat(1000)}1]`, 400],
    ['more than 256 KiB (S-46)', JSON.stringify({ name: 'x'.repeat(300_000) }), 413],
    ['null', 'null', 422],
    ['a list', '[]', 422],
  ])('a body with %s is refused', async (_, payload, status) => {
    const answer = await as('ana').post('/things', {
      headers: { 'content-type': 'application/json' },
      body: payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test('a body that is not JSON answers 415', async () => {
    const answer = await as('ana').post('/things', { headers: { 'content-type': 'text/xml' }, body: '<a/>' });
    expect(answer.statusCode).toBe(415);
  });
});

describe('versions (R-06)', () => {
  const path = '/things/5f0c3a58-6a52-4a3e-9e63-1f4f0f6d6f10';
  test('missing If-Match answers 428, an unusable one 400, a stale one 409 with the current record', async () => {
    const body = { name: 'x' };
    expect((await as('ana').put(path, { body })).statusCode).toBe(428);
    expect((await as('ana').put(path, { body, headers: { 'if-match': '*' } })).statusCode).toBe(400);
    const stale = await as('ana').put(path, { body, ifMatch: 2 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      message: 'This thing was changed by someone else. Reload and try again.',
      details: { current: { version: 3 } },
    });
  });

  test('the version of an answer leaves as ETag', async () => {
    const answer = await as('ana').put(path, { body: { name: 'x' }, ifMatch: 3 });
    expect(answer.headers.etag).toBe('"4"');
  });
});

describe('transactions', () => {
  test.each(['problem', 'crash', 'answer'])(
    'a write that ends in "%s" leaves nothing behind',
    async (fail) => {
      const before = await count();
      const answer = await as('ana').post('/things', {
        body: { ...good, fail },
        idempotencyKey: `roll-${fail}`,
      });
      expect(answer.statusCode).toBe(fail === 'problem' ? 409 : 500);
      expect(await count()).toBe(before);
    },
  );

  test('a refusal that keeps its writes commits them, once per key', async () => {
    const before = await count();
    const send = () => as('ana').post('/things', { body: { ...good, fail: 'kept' }, idempotencyKey: 'kept' });
    expect((await send()).statusCode).toBe(401);
    expect((await send()).statusCode).toBe(401);
    expect(await count()).toBe(before + 1);
  });

  test('an unexpected failure tells the caller nothing (S-51)', async () => {
    const answer = await as('ana').post('/things', { body: { ...good, fail: 'crash' } });
    expect(answer.json()).toEqual({
      statusCode: 500,
      code: 'internal',
      message: 'Internal server error',
      requestId: answer.headers['x-request-id'],
    });
  });
});

describe('idempotency keys (R-01, R-02)', () => {
  test('the same key and body have one effect and the stored answer', async () => {
    const before = await count();
    const send = () => as('ana').post('/things', { body: good, idempotencyKey: 'one' });
    const first = await send();
    const second = await send();
    expect(second.statusCode).toBe(201);
    expect(second.body).toBe(first.body);
    expect(second.headers.etag).toBe('"1"');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await count()).toBe(before + 1);
  });

  test('100 parallel sends of one key have one effect', async () => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => as('ana').post('/things', { body: good, idempotencyKey: 'hundred' })),
    );
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body)).size).toBe(
      1,
    );
    expect(await count()).toBe(before + 1);
  });

  test('the same key with another body answers 422', async () => {
    await as('ana').post('/things', { body: good, idempotencyKey: 'body' });
    const other = await as('ana').post('/things', { body: { ...good, name: 'Two' }, idempotencyKey: 'body' });
    expect(other.statusCode).toBe(422);
    expect(other.json<ListedProblem>().code).toBe('idempotency-key');
  });

  test('a key belongs to its user', async () => {
    const mine = await as('ana').post('/things', { body: good, idempotencyKey: 'mine' });
    const theirs = await as('other').post('/things', { body: good, idempotencyKey: 'mine' });
    expect(theirs.statusCode).toBe(201);
    expect(theirs.body).not.toBe(mine.body);
  });

  test('after 24 hours a key is new again', async () => {
    const first = await as('ana').post('/things', { body: good, idempotencyKey: 'day' });
    host.clock.advance(DAY_MS + 1);
    const later = await as('ana').post('/things', { body: good, idempotencyKey: 'day' });
    expect(later.headers['idempotent-replayed']).toBeUndefined();
    expect(later.body).not.toBe(first.body);
  });

  test('a missing required key and an unusable one answer 400', async () => {
    const path = `/things/${crypto.randomUUID()}`;
    expect((await as('ana').delete(path)).statusCode).toBe(400);
    expect((await as('ana').delete(path, { idempotencyKey: 'x'.repeat(201) })).statusCode).toBe(400);
  });

  test('stored answers are sealed: the table shows nothing of them', async () => {
    await as('ana').post('/things', { body: good, idempotencyKey: 'sealed' });
    const row = await host.db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('key', '=', 'sealed')
      .executeTakeFirstOrThrow();
    expect(row.answer).toMatch(/^v1\./);
    expect(row.fingerprint).not.toContain('"One');
  });
});
