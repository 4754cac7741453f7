import { connect, createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openPostgres } from './platform/database/open-database.ts';
import { freePort, startServerProcess } from './testing/server-process.ts';

test('the process is ready soon after its database comes up, however long that was away (R-19)', {
  timeout: 300_000,
}, async () => {
  const { hostname, port, username, password } = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `upline_late_${process.pid}`;
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  await admin.query(`create database "${name}"`);
  const ownPort = await freePort();
  const server = startServerProcess({
    API_PORT: String(await freePort()),
    DATABASE_URL: `postgres://${username}:${password}@127.0.0.1:${ownPort}/${name}`,
  });
  const proxy = createServer((socket) => {
    const target = connect(Number(port || 5432), hostname);
    socket.pipe(target).pipe(socket);
    for (const end of [socket, target]) end.on('error', () => {});
  });
  try {
    // Three attempts in vain: by then it would wait four seconds for the next one if nobody asked.
    await expect.poll(() => server.output().split('database is not available').length).toBeGreaterThan(3);
    expect((await fetch(`${server.url}/ready`)).status).toBe(503);
    await new Promise<void>((resolve) => proxy.listen(ownPort, '127.0.0.1', resolve));
    const began = performance.now();
    await server.ready();
    // Five seconds are the promise; the schema is made in them here, on a machine that may be slow.
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(await server.end('SIGTERM')).toBe(0);
  } finally {
    await server.end('SIGKILL');
    proxy.close();
    await admin.query(`drop database if exists "${name}" with (force)`);
    await admin.end();
  }
});

test('a migration may take longer than the statement of a request (R-23, R-28)', async () => {
  const database = openPostgres(process.env.TEST_DATABASE_URL ?? '', { patience: 0.4 });
  const nap = sql`select pg_sleep(2.5)`;
  try {
    await expect(nap.execute(database.db)).rejects.toThrow(/statement timeout/);
    await database.withSlowStatements(async (db) => void (await nap.execute(db)));
  } finally {
    await database.close();
  }
});
