import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { remoteClient } from '../src/testing/remote-client.ts';
import { freePort, startServerProcess } from '../src/testing/server-process.ts';

/**
 * `node packages/api-host/bench/overload.ts [seconds]`: finds the peak rate of the list of 100 clients, then sends 70 % of it
 * and says the 99th percentile, then three times as much and says what is still answered, what is refused with Retry-After,
 * how quick `/health` stays, how memory moves and how soon all is as before. Set DATABASE_URL for PostgreSQL.
 */
const duration = Number(process.argv[2] ?? 60);
const folder = mkdtempSync(join(tmpdir(), 'upline-bench-'));
const database = process.env.DATABASE_URL;
const server = startServerProcess({
  API_PORT: String(await freePort()),
  DATA_DIR: folder,
  DEMO: 'true',
  DEMO_SIZE: 's',
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_SCALE: '9999',
  ...(database ? { DATABASE_URL: database, DEMO_ON_DATABASE_URL: 'true' } : {}),
});

/** Resident memory of the server in megabytes; only Linux says. */
const memory = () =>
  process.platform === 'linux'
    ? Math.round(
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1_024,
      )
    : Number.NaN;

try {
  await server.ready();
  const client = remoteClient(server.url);
  await client.signIn('dev');
  const subject = {
    url: `${server.url}/business/clients`,
    headers: { authorization: client.authorization() },
  };
  await autocannon({ ...subject, connections: 20, duration: 5 });
  const peak = await autocannon({ ...subject, connections: 20, duration: 10 });
  const rate = peak.requests.average;

  const usual = await autocannon({
    ...subject,
    connections: 50,
    duration,
    overallRate: Math.round(rate * 0.7),
  });
  const memoryBefore = memory();
  const [flood, health] = await Promise.all([
    autocannon({
      ...subject,
      connections: 500,
      duration,
      overallRate: Math.round(rate * 3),
      timeout: 30,
    }),
    autocannon({ url: `${server.url}/health`, connections: 1, duration, overallRate: 10 }),
  ]);
  const memoryAfter = memory();
  const began = performance.now();
  let settled = 0;
  while (settled < 10) {
    const asked = performance.now();
    const answer = await fetch(subject.url, { headers: subject.headers });
    await answer.arrayBuffer();
    settled = answer.ok && performance.now() - asked < 250 ? settled + 1 : 0;
    await sleep(20);
  }
  console.table({
    'peak, requests/s': Math.round(rate),
    'p99 at 70 % of it, ms': usual.latency.p99,
    'failed at 70 %': usual.non2xx + usual.errors,
    'answered a second at 300 %': Math.round(flood['2xx'] / flood.duration),
    'of the peak': `${Math.round((flood['2xx'] / flood.duration / rate) * 100)} %`,
    'refused at 300 % (429, 503)': flood.non2xx,
    'cut off at 300 %': flood.errors,
    'p99 of all answers at 300 %, ms': flood.latency.p99,
    'p99 of /health at 300 %, ms': health.latency.p99,
    'memory before and after, MB': `${memoryBefore}, ${memoryAfter}`,
    'as before after, ms': Math.round(performance.now() - began),
  });
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
