import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { refusalsOf } from './http/openapi.ts';
import { paramsExample } from './http/openapi-document.ts';
import type { Operation } from './platform/operation/operation.ts';
import { BAD_QUERY_VALUES, BAD_VALUES } from './testing/bad-values.ts';
import { type ListedProblem, startTestHost, type TestClient, type TestHost } from './testing/index.ts';

/**
 * The host against its own contract: every field of every operation with every bad value. A 5xx is a defect, so is an
 * accepted body that its own schema calls invalid, and so is an answer that tells of our insides (S-43 to S-51).
 */
const LEAKS =
  /\bat .+\.ts:\d+|node_modules|select .+ from|insert into|\/packages\/|PGlite|kysely|relation "|column "/i;
/** These would end the session the test runs under, or count failures against the address. */
const LEFT_OUT = new Set(['signOut', 'endAllSessions', 'endProxySession', 'changePassword']);
const PARALLEL = 8;
/**
 * Cases of one operation at most: a spread of its hundreds of places and values. Each operation goes on in them where the one
 * before ended, so that lists, which all read their query in one way, are sent every value in every place among them. Twice
 * as many bodies as there are bad values; fewer queries, whose fields are alike, and a few where none is taken.
 */
const MOST = { bodies: 2 * BAD_VALUES.length, queries: 40, undeclared: 4 };

let host: TestHost;
let portal: TestClient;
let admin: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  portal = await host.signInAs('ana');
  admin = await host.signInAs('super');
  const client = await create('createClient', '/business/clients');
  const note = await create('createClientNote', `/business/clients/${client}/notes`);
  records['/business/clients/'] = { id: client, note_id: note };
  const view = { id: await create('createSavedView', '/saved-views') };
  const changes = { 'address.city': 'Waco' };
  const draft = await portal.post('/business/clients/bulk-edits', { body: { ids: [client], changes } });
  records['/business/changes/'] = draft.json<{ id: string }>();
  records['/saved-views/'] = view;
  records['/pinned-views/'] = view;
});
afterAll(() => host.close());

/** Records of the caller, by the start of the path: bad values must also reach what exists. */
const records: Record<string, Record<string, string>> = {};
/** Current versions by address, as the answers tell them. */
const versions = new Map<string, string>();
const failures: string[] = [];
let sent = 0;

async function send(
  operation: Operation,
  { body, query }: { body?: unknown; query?: Record<string, string> },
): Promise<number> {
  sent += 1;
  const own = Object.entries(records).find(([start]) => operation.path.startsWith(start))?.[1];
  const example = { ...paramsExample(operation), ...own };
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(example[name])),
  );
  const client = operation.policy.audience === 'admin' ? admin : portal;
  const answer = await host.app.inject({
    method: operation.method,
    url,
    query: query ?? {},
    headers: {
      ...client.headers,
      'content-type': 'application/json',
      ...(operation.ifMatch ? { 'if-match': versions.get(url) ?? '"1"' } : {}),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const current = answer.statusCode === 409 && answer.json<ListedProblem>().details?.current;
  const etag = answer.headers.etag ?? (current ? `"${(current as { version: number }).version}"` : undefined);
  if (etag !== undefined) versions.set(url, String(etag));
  const said = () => `${answer.statusCode} ${answer.body.slice(0, 200)}`;
  if (answer.statusCode >= 500)
    failures.push(`${operation.id} ${JSON.stringify({ body, query }).slice(0, 300)} → ${said()}`);
  if (answer.statusCode !== operation.answer.status && !refusalsOf(operation).includes(answer.statusCode))
    failures.push(`${operation.id} answers what its contract does not know: ${said()}`);
  if (answer.statusCode >= 400 && LEAKS.test(answer.body)) failures.push(`${operation.id} leaks: ${said()}`);
  return answer.statusCode;
}

async function create(id: string, path: string): Promise<string> {
  const body = host.app.operations.find((operation) => operation.id === id)?.examples?.body;
  const answer = await portal.post(path, { body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
}

/** Every place in a JSON value, with the value replaced there. */
function* mutations(example: unknown, bad: unknown, depth = 0): Generator<unknown> {
  yield bad;
  if (depth === 3 || typeof example !== 'object' || example === null) return;
  if (Array.isArray(example)) {
    for (const changed of mutations(example[0], bad, depth + 1)) yield [changed, ...example.slice(1)];
    return;
  }
  for (const [key, value] of Object.entries(example)) {
    for (const changed of mutations(value, bad, depth + 1)) yield { ...example, [key]: changed };
  }
}

async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value);
    }),
  );
}

/** Far from one another, and prime, so that no place and no value is passed over again and again. */
const STRIDE = 7_919;

let passed = 0;

/** At most so many of all, evenly from all places and values. */
function spread<T>(cases: readonly T[], most: number): readonly T[] {
  if (cases.length <= most) return cases;
  const from = passed;
  passed += most;
  return Array.from({ length: most }, (_, index) => cases[((from + index) * STRIDE) % cases.length] as T);
}

/** Blanks around a text, unless it is a secret, are no part of it: its length is that of what is between them. */
const trimmed = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value) => (typeof value === 'string' ? value.trim() : value));

/** JSON Schema knows less than the server (dates that exist, fields that belong together), never more. */
function judgeOf(schema: z.ZodType): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return ajv.compile(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

test('no field of a body with a bad value ends in a 5xx, a leak or an accepted invalid body', {
  timeout: 600_000,
}, async () => {
  for (const operation of host.app.operations.filter(({ id, body }) => body && !LEFT_OUT.has(id))) {
    const isValid = judgeOf(operation.body);
    const cases = BAD_VALUES.flatMap(([, bad]) => [...mutations(operation.examples?.body ?? {}, bad)]);
    await inParallel(spread(cases, MOST.bodies), async (body) => {
      const status = await send(operation, { body });
      if (status < 300 && !isValid(body) && !isValid(trimmed(body)))
        failures.push(`${operation.id} accepted ${JSON.stringify(body).slice(0, 300)}`);
    });
  }
  expect(failures.slice(0, 30)).toEqual([]);
  expect(sent).toBeGreaterThan(2_000);
});

test('no query field with a bad value ends in a 5xx or a leak', { timeout: 600_000 }, async () => {
  for (const operation of host.app.operations.filter(({ id }) => !LEFT_OUT.has(id))) {
    const shape = operation.query ? Object.keys((operation.query as z.ZodObject).shape ?? {}) : [];
    const names = [...shape, 'undeclared'];
    const cases = names.flatMap((name) => BAD_QUERY_VALUES.map((value) => ({ [name]: value })));
    const most = shape.length > 0 ? MOST.queries : MOST.undeclared;
    await inParallel(spread(cases, most), async (query) => {
      const status = await send(operation, { query });
      if (status < 300 && 'undeclared' in query)
        failures.push(`${operation.id} took an undeclared query field`);
    });
  }
  expect(failures.slice(0, 30)).toEqual([]);
});
