import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon, { type Options } from 'autocannon';
import pg from 'pg';
import { clientExamples } from '../src/business/clients/clients.examples.ts';
import { remoteClient } from '../src/testing/remote-client.ts';
import { freePort, startServerProcess } from '../src/testing/server-process.ts';

/**
 * `node packages/api-host/bench/throughput.ts [rounds] [seconds]`: requests a second of the host relative to bare Fastify
 * on the same machine, in rounds that alternate, so that a busy machine slows both alike. Set DATABASE_URL for PostgreSQL; then
 * the floors of `bare.ts` run too: what `pg` and PostgreSQL alone cost. On Linux it also says how much processor time of the
 * serving process and of PostgreSQL a request takes, which other work on the machine disturbs far less.
 */
const rounds = Number(process.argv[2] ?? 3);
const duration = Number(process.argv[3] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'upline-bench-'));
const url = process.env.DATABASE_URL;

const bare = spawn(process.execPath, [fileURLToPath(new URL('./bare.ts', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const bareUrl = await new Promise<string>((resolve) =>
  bare.stdout.once('data', (data) => resolve(String(data).trim())),
);
const server = startServerProcess({
  API_PORT: String(await freePort()),
  DATA_DIR: folder,
  DEMO: 'true',
  DEMO_SIZE: 's',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SCALE: '9999',
  ...(url ? { DATABASE_URL: url, DEMO_ON_DATABASE_URL: 'true' } : {}),
});

/** Processor time a process has used with all its threads, in microseconds; 0 for one that is gone. */
function processorTime(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`;
  if (process.platform !== 'linux') return Number.NaN;
  if (!existsSync(tasks)) return 0;
  const nanoseconds = readdirSync(tasks).map((task) => {
    const [spent = '0'] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
    return Number(spent);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1_000;
}

const database = url ? new pg.Client({ connectionString: url }) : undefined;
await database?.connect();

/** The same of each server process of the database. */
async function databaseTimes(): Promise<Map<number, number>> {
  const found = await database?.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return new Map(found?.rows.map(({ pid }) => [pid, processorTime(pid)]));
}

async function measure(options: Options) {
  const { pid } = options.url.startsWith(bareUrl) ? bare : server.child;
  const [before, databaseBefore] = [processorTime(pid), await databaseTimes()];
  const result = await autocannon({ connections: 20, duration, ...options });
  const [after, databaseAfter] = [processorTime(pid), await databaseTimes()];
  const inDatabase = [...databaseAfter].reduce(
    (sum, [each, spent]) => sum + spent - (databaseBefore.get(each) ?? 0),
    0,
  );
  return {
    rate: result.requests.average,
    cost: (after - before) / result.requests.total,
    databaseCost: inDatabase / result.requests.total,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

try {
  await server.ready();
  const client = remoteClient(server.url);
  await client.signIn('dev');
  const headers = { authorization: client.authorization() };
  const write = (base: string, path: string, more: Record<string, string>): Options => ({
    url: `${base}${path}`,
    method: 'POST',
    requests: [
      {
        method: 'POST',
        path,
        body: JSON.stringify(clientExamples.body),
        setupRequest: (request) => ({
          ...request,
          headers: { ...more, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        }),
      },
    ],
  });
  const floors: Record<string, () => Options> = {
    'floor of a list: pg, JSON.stringify': () => ({ url: `${bareUrl}/list` }),
    'floor of a list: JSON by PostgreSQL': () => ({ url: `${bareUrl}/list-json` }),
    'floor of a write: begin, two inserts, commit': () => write(bareUrl, '/write', {}),
  };
  const subjects: Record<string, () => Options> = {
    'bare Fastify': () => ({ url: bareUrl }),
    ...(url ? floors : {}),
    'GET /access': () => ({ url: `${server.url}/access`, headers }),
    'list of 100 clients': () => ({ url: `${server.url}/business/clients`, headers }),
    'keyed write of a client': () => write(server.url, '/business/clients', headers),
  };
  for (const options of Object.values(subjects)) await measure(options());
  const seen = new Map<string, Awaited<ReturnType<typeof measure>>[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, options] of Object.entries(subjects)) {
      seen.set(name, [...(seen.get(name) ?? []), await measure(options())]);
    }
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const bareRuns = seen.get('bare Fastify') ?? [];
  const reference = median(bareRuns.map(({ rate }) => rate));
  const referenceCost = median(bareRuns.map(({ cost }) => cost));
  console.table(
    [...seen].map(([name, runs]) => {
      const rate = median(runs.map((run) => run.rate));
      const cost = median(runs.map((run) => run.cost));
      return {
        name,
        'requests/s': Math.round(rate),
        'of bare': `${((rate / reference) * 100).toFixed(1)} %`,
        'CPU µs': Math.round(cost),
        'of bare by CPU': `${((referenceCost / cost) * 100).toFixed(1)} %`,
        'PostgreSQL CPU µs': Math.round(median(runs.map((run) => run.databaseCost))),
        'p99 ms': median(runs.map((run) => run.p99)),
        failed: runs.reduce((sum, run) => sum + run.failed, 0),
      };
    }),
  );
} finally {
  bare.kill();
  await database?.end();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
