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
  const began = performance.now();
  await (await start()).ready();
  const whole = performance.now() - began;
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });

  // Early, while the tables are made, and late, while the demo network is filled in.
  for (const moment of [0.3, 0.7]) {
    const killed = await start();
    await sleep(whole * moment);
    await killed.end('SIGKILL');
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
