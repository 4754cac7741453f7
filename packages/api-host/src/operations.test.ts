import { ADMIN_PERMISSIONS, ASSOCIATE_PERMISSIONS, PERMISSIONS, type Permission } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../seed/demo-logins.ts';
import { areas } from './areas.ts';
import { createPlatform } from './create-platform.ts';
import { buildApp } from './http/build-app.ts';
import { paramsExample } from './http/openapi-document.ts';
import { Readiness } from './http/readiness.ts';
import { openPostgres } from './platform/database/open-database.ts';
import type { Operation } from './platform/operation/operation.ts';
import {
  forgeries,
  type ListedProblem,
  startTestHost,
  type TestClient,
  type TestHost,
} from './testing/index.ts';

/**
 * Every operation against every kind of caller, from the operations themselves: a new one is covered by existing. What
 * each caller holds is written down here once more by hand, so that a slip in the rights shows.
 */
const without = (...left: Permission[]) =>
  new Set(ASSOCIATE_PERMISSIONS.filter((key) => !left.includes(key)));
const PLAIN = without('team.senior', 'carrier.view', 'vvd.use');
/** Writes, and other people's data (reliability.md 2.4). */
const OFF_WHEN_SUSPENDED = [
  'business.write',
  'clients.write',
  'prospects.write',
  'fna.write',
  'payout.write',
  'store.buy',
  'events.register',
  'builder.enroll',
  'international.request',
  'team.view',
] as const;

interface Role {
  readonly who: string;
  readonly via?: string;
  readonly audience: 'portal' | 'admin';
  readonly permissions: ReadonlySet<string>;
  readonly suspended?: boolean;
}

const ROLES: Readonly<Record<string, Role>> = {
  associate: { who: 'ana', audience: 'portal', permissions: PLAIN },
  upline: { who: 'ben', audience: 'portal', permissions: PLAIN },
  peer: { who: 'hal', audience: 'portal', permissions: PLAIN },
  senior: { who: 'dev', audience: 'portal', permissions: without('carrier.view') },
  // She has the builder plan.
  beta: { who: 'bea', audience: 'portal', permissions: without('team.senior') },
  suspended: {
    who: 'sam',
    audience: 'portal',
    permissions: new Set(
      [...PLAIN].filter((key) => !(OFF_WHEN_SUSPENDED as readonly string[]).includes(key)),
    ),
    suspended: true,
  },
  admin: { who: 'admin', audience: 'admin', permissions: new Set(ADMIN_PERMISSIONS) },
  super: { who: 'super', audience: 'admin', permissions: new Set(PERMISSIONS) },
  proxy: { who: 'ana', via: 'super', audience: 'portal', permissions: PLAIN },
};

/** What the policy table promises this role: refused, or let through to the parsing of its input. */
function promised({ policy, method }: Operation, role: Role): 403 | 'let through' {
  const { needs, audience } = policy;
  if (needs === 'public' && policy.proxy === 'refused' && role.via !== undefined) return 403;
  if (needs === 'public' || needs === 'demo') return 'let through';
  if (audience !== 'any' && audience !== role.audience) return 403;
  if (needs !== 'signed-in' && !role.permissions.has(needs)) return 403;
  if (role.via !== undefined && policy.proxy === 'refused') return 403;
  if (role.suspended && method !== 'GET' && policy.suspended !== 'allowed') return 403;
  return 'let through';
}

/** Bodies that browsers compose, with fields of their own. */
const OPEN_BODIES = new Set(['reportCspViolation', 'receiveCardEvent']);

const isOpen = ({ policy }: Operation) => policy.needs === 'public' || policy.needs === 'demo';

let host: TestHost;
let operations: readonly Operation[];
const clients = new Map<string, TestClient>();

/** The operation's path with its own example, or with the given text, in place of parameters. */
function pathOf(operation: Operation, parameter?: string): string {
  const example = (paramsExample(operation) ?? {}) as Record<string, unknown>;
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameter ?? String(example[name] ?? crypto.randomUUID())),
  );
}

interface Call {
  readonly parameter?: string;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

function call(
  client: Pick<TestClient, 'headers'>,
  operation: Operation,
  { parameter, query, headers, body }: Call = {},
) {
  return host.app.inject({
    method: operation.method,
    url: pathOf(operation, parameter),
    query: query ?? {},
    headers: {
      ...client.headers,
      ...(operation.consumes ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  operations = host.app.operations;
  for (const [name, { who, via }] of Object.entries(ROLES))
    clients.set(name, await host.signInAs(who, via ? { via } : {}));
});
afterAll(() => host.close());

const clientOf = (name: string): TestClient => clients.get(name) as TestClient;

test('there is something to judge, and every operation has an example of what it takes and answers', () => {
  expect(operations.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const operation of operations) {
    const { examples = {}, answer } = operation;
    const judge = (
      name: string,
      schema: { safeParse(value: unknown): { success: boolean } } | undefined,
      value: unknown,
      wanted: boolean,
    ) => {
      if (!schema || (value === undefined && !wanted)) return;
      if (!schema.safeParse(value).success) wrong.push(`${operation.id}.${name}`);
    };
    judge('params', operation.params, paramsExample(operation), true);
    judge('query', operation.query, examples.query, false);
    judge('body', operation.body, examples.body, true);
    judge(
      'answer',
      answer.schema,
      examples.answer,
      answer.status !== 204 && answer.contentType === undefined,
    );
  }
  expect(wrong).toEqual([]);
});

/** A third of the operations, another one at each turn: of many kinds of one bad thing each operation is sent every third. */
const aThird = (all: readonly Operation[], turn: number) =>
  all.filter((_, index) => (index + turn) % 3 === 0);

describe('without a whole session every secured operation answers 401', () => {
  const everywhere = async (headers: Record<string, string>, turn?: number) => {
    const open: string[] = [];
    const secured = operations.filter((one) => !isOpen(one));
    for (const operation of turn === undefined ? secured : aThird(secured, turn)) {
      const answer = await call({ headers }, operation, { query: { undeclared: '1' } });
      if (answer.statusCode !== 401) open.push(`${operation.id}: ${answer.statusCode}`);
      else expect(answer.json<ListedProblem>().message).toBe('Not authorized');
    }
    expect(open).toEqual([]);
  };

  test('anonymous', () => everywhere({}));

  test('half signed in: the pending token opens nothing but the code operations (S-14)', async () => {
    const answer = await host.post('/login', {
      body: { identifier: 'eve', password: DEMO_PASSWORD, app: 'portal' },
    });
    const { pending_token } = answer.json<{ pending_token: string }>();
    expect(pending_token).toBeTruthy();
    await everywhere({ authorization: `Bearer ${pending_token}` });
  });

  test('an admin without the access token, with a forged one, or with the tokens swapped (S-42)', async () => {
    const { authorization = '', 'x-access-token': access = '' } = clientOf('admin').headers;
    await everywhere({ authorization });
    await everywhere({ authorization, 'x-access-token': authorization.slice('Bearer '.length) });
    await everywhere({ authorization: `Bearer ${access}`, 'x-access-token': access });
    await everywhere({ authorization, 'x-access-token': clientOf('super').headers['x-access-token'] ?? '' });
  });

  test('every kind of forged token (S-26)', async () => {
    const token = (clientOf('associate').headers.authorization ?? '').slice('Bearer '.length);
    const forged = Object.values(forgeries(token));
    expect(forged.length).toBeGreaterThanOrEqual(7);
    for (const [turn, one] of forged.entries()) await everywhere({ authorization: `Bearer ${one}` }, turn);
  });

  const headers = [
    '',
    'Bearer',
    'Bearer  ',
    'Basic YTpi',
    'bearer\tx',
    `Bearer ${'x'.repeat(9_000)}`,
    'Bearer a.b.c',
    'Bearer null',
  ];
  test.each(headers)('the header "%s"', (authorization) =>
    everywhere({ authorization }, headers.indexOf(authorization)),
  );
});

describe('the policy table, cell by cell', () => {
  test.each(Object.keys(ROLES))('%s', async (name) => {
    const role = ROLES[name] as Role;
    const wrong: string[] = [];
    for (const operation of operations) {
      // An undeclared query field: people with the permission get 422, everyone else is refused before.
      const answer = await call(clientOf(name), operation, { query: { undeclared: '1' } });
      const wanted = promised(operation, role) === 403 ? 403 : 422;
      if (answer.statusCode !== wanted)
        wrong.push(`${operation.id}: ${answer.statusCode} instead of ${wanted}`);
      if (answer.statusCode === 403) {
        const { message } = answer.json<ListedProblem>();
        expect([
          "You don't have access to this page",
          'Not available while viewing as another user',
        ]).toContain(message);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('what demo mode opens is not there without it (S-09)', async () => {
    // Refused before any database is asked, so none is needed.
    const { platform } = createPlatform({
      config: { ...host.config, demo: false },
      database: openPostgres('postgres://127.0.0.1:1/none'),
      clock: host.clock,
      log: host.platform.log,
    });
    const readiness = new Readiness();
    readiness.databaseIs(true);
    const plain = await buildApp({ platform, areas, readiness });
    for (const { method, path } of operations.filter(({ policy }) => policy.needs === 'demo')) {
      expect((await plain.inject({ method, url: path })).statusCode, path).toBe(404);
    }
    await plain.close();
  });

  test('every role of the demo network that can sign in is one of the rows or a variant of one', () => {
    const rows = new Set(Object.values(ROLES).map(({ who }) => who));
    const variants = new Set(['cara', 'eve', 'tom', 'celine']);
    for (const { username } of DEMO_LOGINS)
      expect(rows.has(username) || variants.has(username), username).toBe(true);
  });
});

describe('input', () => {
  const roleFor = (operation: Operation) =>
    Object.keys(ROLES).find((name) => promised(operation, ROLES[name] as Role) === 'let through') ?? 'super';

  const names = ['no-such-id', "' or 1=1 --", '%00', '../../etc/passwd', 'x'.repeat(150), '😀', '-1', 'null'];
  test.each(names)('a path parameter "%s" is an unknown record: 404', async (parameter) => {
    const wrong: string[] = [];
    const named = operations.filter(({ path }) => /\{\w*(id|code)\}/.test(path));
    for (const operation of aThird(named, names.indexOf(parameter))) {
      const headers: Record<string, string> = {
        ...(operation.ifMatch ? { 'if-match': '"1"' } : {}),
        ...(operation.idempotencyKey ? { 'idempotency-key': crypto.randomUUID() } : {}),
      };
      const answer = await call(clientOf(roleFor(operation)), operation, {
        parameter,
        headers,
        body: operation.examples?.body,
      });
      if (answer.statusCode !== 404) wrong.push(`${operation.id}: ${answer.statusCode} ${answer.body}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(['a\u0000b', '\u0001'])(
    'a path parameter with the control character %j names nothing, whatever it is a parameter of: 404',
    async (parameter) => {
      const wrong: string[] = [];
      for (const operation of operations.filter(({ path }) => path.includes('{'))) {
        const answer = await call(clientOf(roleFor(operation)), operation, {
          parameter,
          headers: operation.ifMatch ? { 'if-match': '"1"' } : {},
          body: operation.examples?.body,
          query: operation.examples?.query as Record<string, string>,
        });
        if (answer.statusCode !== 404) wrong.push(`${operation.id}: ${answer.statusCode} ${answer.body}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('a well-formed id of nobody answers 404 with the text of the specification', async () => {
    const wrong: string[] = [];
    for (const operation of operations.filter(({ path }) => /\{\w*id\}/.test(path))) {
      const headers = {
        ...(operation.ifMatch ? { 'if-match': '"1"' } : {}),
        ...(operation.idempotencyKey ? { 'idempotency-key': crypto.randomUUID() } : {}),
      };
      const answer = await call(clientOf(roleFor(operation)), operation, {
        parameter: crypto.randomUUID(),
        headers,
        body: operation.examples?.body,
        query: operation.examples?.query as Record<string, string>,
      });
      if (answer.statusCode !== 404) wrong.push(`${operation.id}: ${answer.statusCode} ${answer.body}`);
      else expect(answer.json<ListedProblem>().message).toBe('Resource not found');
    }
    expect(wrong).toEqual([]);
  });

  test('broken JSON answers 400, a field that is not declared 422, wherever there is a body', async () => {
    const wrong: string[] = [];
    for (const operation of operations.filter(({ id, body }) => body && !OPEN_BODIES.has(id))) {
      const client = clientOf(roleFor(operation));
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      if (operation.ifMatch) headers['if-match'] = '"1"';
      const broken = await call(client, operation, { headers, body: '{"a":' });
      if (broken.statusCode !== 400) wrong.push(`${operation.id}: ${broken.statusCode} for broken JSON`);
      const extra = { ...(operation.examples?.body as object), undeclared_field: 'x' };
      const unknown = await call(client, operation, { headers, body: extra });
      if (unknown.statusCode !== 422)
        wrong.push(`${operation.id}: ${unknown.statusCode} for an undeclared field`);
    }
    expect(wrong).toEqual([]);
  });

  test('an update without If-Match answers 428 (R-06)', async () => {
    for (const operation of operations.filter(({ ifMatch }) => ifMatch)) {
      const answer = await call(clientOf(roleFor(operation)), operation, { body: operation.examples?.body });
      expect(answer.statusCode, operation.id).toBe(428);
    }
  });
});
