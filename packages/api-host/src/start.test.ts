import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { freePort, type ServerProcess, startServerProcess } from './testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'upline-start-'));
const started: ServerProcess[] = [];
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

const closed = (server: ServerProcess) =>
  new Promise<number | null>((resolve) => server.child.once('close', resolve));

describe('the process', { timeout: 120_000 }, () => {
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
    // Opened beforehand, so that the signal meets requests and not connections that are still being made.
    await Promise.all(
      Array.from({ length: 4 }, () => fetch(`${server.url}/health`).then((answer) => answer.text())),
    );
    const body = JSON.stringify({ identifier: 'nobody', password: 'wrong-password-1', app: 'portal' });
    const slow = Array.from({ length: 4 }, () =>
      fetch(`${server.url}/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    );
    await sleep(30);
    const ended = server.end('SIGTERM');
    const statuses = await Promise.all(slow.map(async (answer) => (await answer).status));
    expect(statuses).toContain(401);
    for (const status of statuses) expect([401, 503]).toContain(status);
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
    const before = Date.now();
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect((await fetch(`${server.url}/ready`)).status).toBe(503);
    expect(Date.now() - before).toBeLessThan(1_000);
    await server.end('SIGKILL');
    silent.close();
  });

  test('a bad environment ends it with 1 and the name of the key, never its value (S-80)', async () => {
    const server = await start({ NODE_ENV: 'production', TOKEN_KEYS: 'k1:c2VjcmV0LXZhbHVl' });
    expect(await closed(server)).toBe(1);
    expect(server.output()).toContain('TOKEN_KEYS');
    expect(server.output()).not.toContain('c2VjcmV0LXZhbHVl');
  });

  // Only where there is a server that can come late.
  for (const url of [process.env.TEST_DATABASE_URL].filter((value) => value !== undefined)) {
    test('it is ready within five seconds of its database coming up (R-19)', async () => {
      const { hostname, port, username, password } = new URL(url);
      const name = `upline_late_${process.pid}`;
      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      await admin.query(`create database "${name}"`);
      const ownPort = await freePort();
      const database = `postgres://${username}:${password}@127.0.0.1:${ownPort}/${name}`;
      const server = await start({ DATABASE_URL: database });
      await answers(server);
      await sleep(6_000);
      expect((await fetch(`${server.url}/ready`)).status).toBe(503);
      const proxy = createServer((socket) => {
        const target = connect(Number(port || 5432), hostname);
        socket.pipe(target).pipe(socket);
        for (const end of [socket, target]) end.on('error', () => {});
      });
      await new Promise<void>((resolve) => proxy.listen(ownPort, '127.0.0.1', resolve));
      const began = performance.now();
      await server.ready();
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(await server.end('SIGTERM')).toBe(0);
      proxy.close();
      await admin.query(`drop database "${name}" with (force)`);
      await admin.end();
    });
  }
});
