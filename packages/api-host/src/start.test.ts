import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { fillDataFolder } from './testing/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'upline-start-'));
const started: ServerProcess[] = [];
// That a new folder is filled is shown where the filling is killed.
beforeAll(() => fillDataFolder(join(folder, 'data')));
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = startServerProcess({
    DATA_DIR: join(folder, 'data'),
    API_PORT: String(await freePort()),
    ...environment,
  });
  started.push(server);
  return server;
}

/** Waits until the process listens; what `/health` says then. */
async function answers(server: ServerProcess): Promise<Response> {
  for (;;) {
    const health = await fetch(`${server.url}/health`).catch(() => undefined);
    if (health) return health;
    await sleep(50);
  }
}

/** Begins a request and waits until the server has taken it and asks for its body. */
async function begin(url: string, length: number): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', 'content-length': length, expect: '100-continue' };
  const one = request(url, { method: 'POST', headers });
  one.flushHeaders();
  await once(one, 'continue');
  return one;
}

async function statusOf(one: ClientRequest): Promise<number | undefined> {
  const [answer] = (await once(one, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const closed = (server: ServerProcess) =>
  new Promise<number | null>((resolve) => server.child.once('close', resolve));

describe('the process', { timeout: 300_000 }, () => {
  test('a second start on the embedded folder is refused in clear words and leaves the first unharmed; after kill -9 the folder is taken over (R-21)', async () => {
    const first = await start();
    await first.ready();
    const second = await start();
    expect(await closed(second)).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);
    expect((await fetch(`${first.url}/ready`)).status).toBe(200);

    await first.end('SIGKILL');
    const third = await start();
    await third.ready();
    expect(third.output()).toContain('using the embedded database');
    expect(await third.end('SIGTERM')).toBe(0);
  });

  test('a request that runs while SIGTERM arrives is still answered, and the process ends with 0 (R-20)', async () => {
    const server = await start();
    await server.ready();
    const body = JSON.stringify({ identifier: 'nobody', password: 'wrong-password-1', app: 'portal' });
    const running = await Promise.all(
      Array.from({ length: 4 }, () => begin(`${server.url}/login`, body.length)),
    );
    const ended = server.end('SIGTERM');
    while ((await fetch(`${server.url}/ready`).catch(() => undefined))?.ok) await sleep(10);
    const answered = running.map(statusOf);
    for (const one of running) one.end(body);
    expect(await Promise.all(answered)).toEqual([401, 401, 401, 401]);
    expect(await ended).toBe(0);
    expect(server.output()).toContain('stopped');
  });

  test('with its database down it stays up, says so, and answers 503 with Retry-After (R-19)', async () => {
    const server = await start({
      DATABASE_URL: `postgres://user:hidden-word@127.0.0.1:${await freePort()}/upline`,
    });
    const health = await answers(server);
    expect(health.status).toBe(200);
    for (const path of ['/ready', '/access']) {
      const answer = await fetch(`${server.url}${path}`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    await expect.poll(() => server.output()).toContain('database is not available');
    expect(server.output()).not.toContain('hidden-word');
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('a database that takes the connection and never answers does not hold up health (R-23)', async () => {
    const silent: Server = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const server = await start({ DATABASE_URL: `postgres://user@127.0.0.1:${port}/upline` });
    await answers(server);
    // The database would be waited for without end: any answer shows that nobody does.
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect((await fetch(`${server.url}/ready`)).status).toBe(503);
    await server.end('SIGKILL');
    silent.close();
  });

  test('a bad environment ends it with 1 and the name of the key, never its value (S-80)', async () => {
    const server = await start({ NODE_ENV: 'production', TOKEN_KEYS: 'k1:c2VjcmV0LXZhbHVl' });
    expect(await closed(server)).toBe(1);
    expect(server.output()).toContain('TOKEN_KEYS');
    expect(server.output()).not.toContain('c2VjcmV0LXZhbHVl');
  });
});
