import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { type Operation, operation } from '../platform/operation/operation.ts';
import { type ListedProblem, startTestHost, type TestHost } from '../testing/index.ts';
import { authenticateTestCaller } from '../testing/test-callers.ts';
import { buildApp } from './build-app.ts';
import { Readiness } from './readiness.ts';
import { securityHeaders } from './security-headers.ts';
import './request-state.ts';

const echo: Area = () => [
  operation({
    id: 'echo',
    method: 'POST',
    path: '/echo',
    tag: 'Echo',
    summary: 'Echoes',
    policy: { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' },
    body: z.strictObject({ n: z.int() }),
    answer: { status: 200, schema: z.object({ n: z.int(), ip: z.string() }) },
    handler: ({ body, ip }) => ({ n: body.n, ip }),
  }),
  operation({
    id: 'exportEcho',
    method: 'GET',
    path: '/echo/download',
    tag: 'Echo',
    summary: 'Exports',
    policy: { needs: 'signed-in', audience: 'any', scope: 'none', proxy: 'allowed' },
    rateClass: 'export',
    answer: { status: 200, schema: z.object({}) },
    handler: () => ({}),
  }),
];

let host: TestHost;
let port: number;
beforeAll(async () => {
  host = await startTestHost({
    areas: [echo],
    rateScale: 1,
    environment: { TRUSTED_PROXY_HOPS: '1' },
    override: () => ({ authenticate: authenticateTestCaller }),
  });
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  port = (host.app.server.address() as { port: number }).port;
});
afterAll(() => host.close());

/** Sends bytes as they are and returns everything that comes back until the connection ends. */
function raw(bytes: string, { slowly = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const timer = slowly ? setInterval(() => socket.write(' '), 1_000) : undefined;
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
      if (!slowly && text.includes('requestId')) socket.end();
    });
    socket.on('close', () => {
      clearInterval(timer);
      resolve(text);
    });
    socket.on('error', reject);
  });
}

const problemOf = (answer: string) =>
  JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as ListedProblem;

describe('every answer', () => {
  test.each([
    ['an answer', 'GET', '/health'],
    ['an unknown path', 'GET', '/nope'],
    ['an unknown method', 'DELETE', '/health'],
    ['a bad path', 'GET', '/%zz'],
    ['a path that is too long', 'GET', `/echo/${'x'.repeat(5_000)}`],
    ['a refusal', 'GET', '/echo/download'],
    ['a preflight', 'OPTIONS', '/health'],
  ])('%s carries the security headers and a request id (S-75)', async (_, method, url) => {
    const answer = await host.app.inject({ method: method as 'GET', url });
    for (const [name, value] of Object.entries(securityHeaders(false)))
      expect(answer.headers[name], name).toBe(value);
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers.server).toBeUndefined();
  });

  test('HSTS is sent in production only', () => {
    expect(securityHeaders(true)['strict-transport-security']).toContain('max-age=63072000');
    expect(securityHeaders(false)['strict-transport-security']).toBeUndefined();
  });

  test('a usable request id of the client is kept, another is replaced', async () => {
    const kept = await host.get('/health', { headers: { 'x-request-id': 'abcd-1234' } });
    expect(kept.headers['x-request-id']).toBe('abcd-1234');
    const replaced = await host.get('/health', { headers: { 'x-request-id': 'a\tb"><script>' } });
    expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    'GET /\x01 HTTP/1.1\r\nhost: x\r\n\r\n',
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`,
  ])('bytes that are not a request get a problem document without an echo (S-51)', async (bytes) => {
    const answer = await raw(bytes);
    expect(problemOf(answer).statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer).not.toContain('nonsense');
  });
});

test('every answer names the release, refusals too (R-36)', async () => {
  for (const path of ['/health', '/nowhere'])
    expect((await host.get(path)).headers['x-release']).toBe('development');
});

describe('CORS (S-75)', () => {
  test.each(['http://localhost:4100', 'http://127.0.0.1:4200'])(
    '%s may call and read the exposed headers',
    async (origin) => {
      const answer = await host.get('/health', { headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers['access-control-allow-credentials']).toBe('true');
      expect(answer.headers['access-control-expose-headers']).toBe(
        'X-Token, X-Release, ETag, X-Request-Id, Retry-After, Idempotent-Replayed',
      );
    },
  );

  test.each(['http://localhost:4101', 'https://evil.example', 'null', 'http://localhost:4100.evil.example'])(
    '%s may not',
    async (origin) => {
      const answer = await host.get('/health', { headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    },
  );
});

// These two wait for the same ten seconds, so they wait together.
test.concurrent('a body nobody reads, empty or refused before, ends nothing but itself (S-46)', async () => {
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on('uncaughtException', note);
  const post = (headers: Record<string, string>, body?: string) =>
    fetch(`http://127.0.0.1:${port}/echo`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body }),
    });
  const empty = await post({});
  expect(empty.status).toBeLessThan(500);
  expect((await post({ 'content-type': 'text/plain' }, 'x')).status).toBe(415);
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  process.off('uncaughtException', note);
  expect(failures).toEqual([]);
});

test.concurrent('a body that comes a byte a second answers 408 after ten seconds (S-46)', async () => {
  const started = performance.now();
  const answer = await raw(
    'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"n":',
    {
      slowly: true,
    },
  );
  expect(problemOf(answer)).toMatchObject({ statusCode: 408, code: 'timeout' });
  expect(performance.now() - started).toBeGreaterThan(9_000);
});

describe('rate limits (S-74)', () => {
  test('one user is limited over many spoofed addresses, and told how long to wait', async () => {
    let limited: Awaited<ReturnType<TestHost['get']>> | undefined;
    for (let i = 0; i < 40 && !limited; i++) {
      const answer = await host.get('/echo/download', {
        headers: { 'x-test-caller': 'ana', 'x-forwarded-for': `10.1.${i}.1, 192.0.2.${i}` },
      });
      if (answer.statusCode === 429) limited = answer;
    }
    expect(limited?.json()).toMatchObject({ statusCode: 429, code: 'too-many-requests' });
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited?.headers['ratelimit-limit']).toBe('30');
    expect(limited?.headers['ratelimit-remaining']).toBe('0');
  });

  test('only the configured number of proxies is believed: what the client puts in front has no effect', async () => {
    const answer = await host.post('/echo', {
      body: { n: 1 },
      headers: { 'x-forwarded-for': '1.1.1.1, 9.9.9.9' },
    });
    expect(answer.json<{ ip: string }>().ip).toBe('9.9.9.9');
  });
});

describe('start and stop', () => {
  test('a route without a policy stops the start and is named (S-35)', async () => {
    const app = await buildApp({ platform: host.platform, areas: [], readiness: new Readiness() });
    app.get('/open-door', () => 'hello');
    await expect(app.ready()).rejects.toThrow('Routes without a policy: GET /open-door');
  });

  test('two operations of one name stop the start', async () => {
    const twice: Area = (platform) => [...echo(platform), ...(echo(platform) as Operation[])];
    await expect(
      buildApp({ platform: host.platform, areas: [twice], readiness: new Readiness() }),
    ).rejects.toThrow('Two operations are called echo');
  });

  test('until the database is ready the API answers 503 with Retry-After while health is fine (R-19)', async () => {
    const app = await buildApp({ platform: host.platform, areas: [echo], readiness: new Readiness() });
    expect((await app.inject('/health')).statusCode).toBe(200);
    for (const url of ['/ready', '/echo/download']) {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('1');
    }
    await app.close();
  });

  test('under pressure exports go first and health last (R-29)', async () => {
    const readiness = new Readiness();
    readiness.databaseIs(true);
    let level: 0 | 1 | 2 = 1;
    const app = await buildApp({ platform: host.platform, areas: [echo], readiness, pressure: () => level });
    const write = () => app.inject({ method: 'POST', url: '/echo', payload: { n: 1 } });
    expect((await app.inject('/echo/download')).statusCode).toBe(503);
    expect((await write()).statusCode).toBe(200);
    level = 2;
    expect((await app.inject('/ready')).statusCode).toBe(503);
    expect((await write()).statusCode).toBe(503);
    expect((await app.inject('/health')).statusCode).toBe(200);
    // A balancer sends nothing to a host that refuses everything.
    const ready = await app.inject('/ready');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '1']);
    await app.close();
  });

  test('beyond what can be worked on at once the rest is refused early, exports first and health never (R-29)', async () => {
    const readiness = new Readiness();
    readiness.databaseIs(true);
    const open = Promise.withResolvers<void>();
    let begun = 0;
    const patient: Area = (platform) => [
      ...echo(platform),
      operation({
        id: 'wait',
        method: 'GET',
        path: '/wait',
        tag: 'Echo',
        summary: 'Waits',
        policy: { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' },
        answer: { status: 200, schema: z.object({}) },
        handler: async () => {
          begun += 1;
          await open.promise;
          return {};
        },
      }),
    ];
    const app = await buildApp({ platform: host.platform, areas: [patient], readiness, maxAtOnce: 8 });
    const waiting = Array.from({ length: 2 }, () => app.inject('/wait').then(({ statusCode }) => statusCode));
    const asAna = { headers: { 'x-test-caller': 'ana' } };
    await expect.poll(() => begun).toBe(2);
    expect((await app.inject({ url: '/echo/download', ...asAna })).statusCode).toBe(503);
    expect((await app.inject({ method: 'POST', url: '/echo', payload: { n: 1 } })).statusCode).toBe(200);
    waiting.push(
      ...Array.from({ length: 6 }, () => app.inject('/wait').then(({ statusCode }) => statusCode)),
    );
    await expect.poll(() => begun).toBe(8);
    const refused = await app.inject({ method: 'POST', url: '/echo', payload: { n: 1 } });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect((await app.inject('/health')).statusCode).toBe(200);
    expect((await app.inject('/ready')).statusCode).toBe(503);
    open.resolve();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
    expect((await app.inject({ url: '/echo/download', ...asAna })).statusCode).toBe(200);
    await app.close();
  });
});

describe('metrics', () => {
  test('count requests by operation and status, and want the token when one is set', async () => {
    await host.get('/health');
    expect((await host.get('/metrics')).body).toContain(
      'http_request_duration_seconds_count{operation="getHealth",status="200"}',
    );
    const token = 'a-long-metrics-token';
    const closed = await startTestHost({ areas: [], environment: { METRICS_TOKEN: token } });
    expect((await closed.get('/metrics')).statusCode).toBe(401);
    expect((await closed.get('/metrics', { headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(
      200,
    );
    await closed.close();
  });
});

describe('documents', () => {
  test('the OpenAPI document and its page come from this origin, the page under its own policy', async () => {
    const document = (await host.get('/openapi.json')).json<{
      openapi: string;
      paths: Record<string, unknown>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/echo']).toBeDefined();
    const page = await host.get('/docs/');
    const [, inline = ''] = /<script type="text\/javascript">([\s\S]*?)<\/script>/.exec(page.body) ?? [];
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(page.body).not.toMatch(/https?:\/\//);
  });
});
