import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { remoteClient } from '../src/testing/remote-client.ts';
import { freePort, startServerProcess } from '../src/testing/server-process.ts';

/**
 * `DATABASE_URL=… node packages/api-host/bench/export.ts [rows] [runs]`: memory of the host while it writes a CSV of 500,000
 * clients, once or one run after the other, on an empty PostgreSQL database and Linux. Says what the idle process holds, what the export adds, and whether the
 * second half adds anything to the first.
 */
const rows = Number(process.argv[2] ?? 500_000);
const runs = Number(process.argv[3] ?? 1);
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is missing');
const folder = mkdtempSync(join(tmpdir(), 'upline-bench-'));
const environment = {
  API_PORT: String(await freePort()),
  DATA_DIR: folder,
  DEMO: 'true',
  DEMO_SIZE: 's',
  LOG_LEVEL: 'warn',
  DATABASE_URL: url,
  DEMO_ON_DATABASE_URL: 'true',
};
let server = startServerProcess(environment);
const database = new pg.Client({ connectionString: url });

/** Resident memory of the server in megabytes. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1_024;
const highest = (values: readonly number[]) => Math.round(Math.max(...values));

try {
  await server.ready();
  await database.connect();
  const client = remoteClient(server.url);
  await client.signIn('ana');
  await database.query(
    `insert into client (owner_code, type, company_name, name_key, sort_key, email, email_key, address_line1, city, state,
       postal_code, country, created_at, last_activity_at)
     select owner_code, 'Business', 'Company ' || n, 'company ' || n, 'company ' || lpad(n::text, 7, '0'), email, email_key,
       address_line1, city, state, postal_code, country, created_at, last_activity_at
     from (select c.* from client c join app_user u on u.code = c.owner_code where u.email like 'ana@%' limit 1) c
     cross join generate_series(1, $1::integer) as n`,
    [rows],
  );
  await database.query('analyze client');
  // A process keeps what the seeding needed: measured is one that found its network there.
  await server.end('SIGTERM');
  server = startServerProcess(environment);
  await server.ready();
  await client.untilAnswered('/access');
  const idle = memory();
  const table: Record<string, number>[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const began = performance.now();
    for (let click = 0; click < 3; click += 1)
      await client.untilAnswered(`/business/clients/download?format=csv`);
    const seen: number[] = [];
    for (;;) {
      seen.push(memory());
      const { rows: found } = await database.query<{ status: string }>('select status from export');
      if (found.length !== run)
        throw new Error(`${found.length} exports instead of ${run}, joined by later clicks`);
      if (found.some(({ status }) => status === 'Failed')) throw new Error(server.output());
      if (found.every(({ status }) => status === 'Ready')) break;
      await sleep(100);
    }
    const half = Math.floor(seen.length / 2);
    table.push({
      rows,
      seconds: Math.round((performance.now() - began) / 1_000),
      'idle MB': Math.round(idle),
      'highest MB': highest(seen),
      'added MB': highest(seen) - Math.round(idle),
      'highest of the first half MB': highest(seen.slice(0, half)),
      'highest of the second half MB': highest(seen.slice(half)),
    });
  }
  console.table(table);
} finally {
  await database.end();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
