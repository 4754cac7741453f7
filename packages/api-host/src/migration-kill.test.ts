import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { migrationFiles } from './platform/database/migrate.ts';
import { openEmbedded } from './platform/database/open-database.ts';
import { freePort, type ServerProcess, startServerProcess } from './testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'upline-migration-'));
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  server = startServerProcess({
    API_PORT: String(await freePort()),
    DATA_DIR: folder,
    DEMO: 'true',
    DEMO_SIZE: 's',
  });
  return server;
}

test('a start that is killed over and over while it migrates and fills goes on with the next one (R-28)', {
  timeout: 600_000,
}, async () => {
  // One kill while the tables are made, one while the demo network is filled in. Making the tables takes about as long as it
  // takes the process to come so far that it opens the database, and filling in six times as long.
  for (const moment of [0, 2]) {
    const began = performance.now();
    const killed = await start();
    const hasOpened = () => killed.output().includes('using the embedded database');
    while (!hasOpened() && killed.child.exitCode === null) await sleep(20);
    expect(killed.output()).toContain('using the embedded database');
    await sleep((performance.now() - began) * moment);
    await killed.end('SIGKILL');
    expect(killed.output()).not.toContain('demo network made');
  }
  const last = await start();
  await last.ready();
  expect(await last.end('SIGTERM')).toBe(0);

  const database = await openEmbedded(folder);
  const { rows } = await database.pool.query('select name from kysely_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual((await migrationFiles()).map(({ name }) => name));
  const users = await database.pool.query(`select count(*) as count from app_user where code = 'U000008'`);
  expect(users.rows).toEqual([{ count: 1 }]);
  await database.close();
});
