import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon, { type Options } from 'autocannon';
import { clientExamples } from '../src/business/clients/clients.examples.ts';
import { remoteClient } from '../src/testing/remote-client.ts';
import { freePort, startServerProcess } from '../src/testing/server-process.ts';

/**
 * `node packages/api-host/bench/throughput.ts [rounds] [seconds]`: requests a second of the host relative to bare Fastify
 * on the same machine, in rounds that alternate, so that a busy machine slows both alike. Set DATABASE_URL for PostgreSQL. On Linux it also says
 * how much processor time of the serving process a request takes, which other work on the machine disturbs far less.
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

/** Processor time a process has used, in microseconds; the kernel counts in hundredths of a second. */
function processorTime(pid: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10_000;
}

async function measure(options: Options) {
  const { pid } = options.url === bareUrl ? bare : server.child;
  const before = processorTime(pid);
  const result = await autocannon({ connections: 20, duration, ...options });
  return {
    rate: result.requests.average,
    cost: (processorTime(pid) - before) / result.requests.total,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

try {
  await server.ready();
  const client = remoteClient(server.url);
  await client.signIn('dev');
  const headers = { authorization: client.authorization() };
  const subjects: Record<string, () => Options> = {
    'bare Fastify': () => ({ url: bareUrl }),
    'GET /access': () => ({ url: `${server.url}/access`, headers }),
    'list of 100 clients': () => ({ url: `${server.url}/business/clients`, headers }),
    'keyed write of a client': () => ({
      url: `${server.url}/business/clients`,
      method: 'POST',
      requests: [
        {
          method: 'POST',
          path: '/business/clients',
          body: JSON.stringify(clientExamples.body),
          setupRequest: (request) => ({
            ...request,
            headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          }),
        },
      ],
    }),
  };
  for (const options of Object.values(subjects)) await measure(options());
  const seen = new Map<string, Awaited<ReturnType<typeof measure>>[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, options] of Object.entries(subjects)) {
      seen.set(name, [...(seen.get(name) ?? []), await measure(options())]);
    }
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const reference = median((seen.get('bare Fastify') ?? []).map(({ rate }) => rate));
  console.table(
    [...seen].map(([name, runs]) => {
      const rate = median(runs.map((run) => run.rate));
      return {
        name,
        'requests/s': Math.round(rate),
        'of bare': `${((rate / reference) * 100).toFixed(1)} %`,
        'CPU µs': Math.round(median(runs.map((run) => run.cost))),
        'p99 ms': median(runs.map((run) => run.p99)),
        failed: runs.reduce((sum, run) => sum + run.failed, 0),
      };
    }),
  );
} finally {
  bare.kill();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
