import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compensationFaults } from '../src/money/compensation/parity.store.ts';
import { countFaults } from '../src/money/ledger/ledger.store.ts';
import { parity } from '../src/money/pay-runs/closing/parity.store.ts';
import { openEmbedded } from '../src/platform/database/open-database.ts';
import { type RemoteClient, remoteClient } from '../src/testing/remote-client.ts';
import { freePort, type ServerProcess, startServerProcess } from '../src/testing/server-process.ts';

/**
 * `node packages/api-host/bench/kill-money.ts --policies 60`: kills the host with SIGKILL while it posts policies that become
 * Ready To Pay by a payment that an admin accepts, and again while it computes and closes a pay run, each time at a random moment; what was not answered is
 * sent again under its key. Then the books are counted again from their facts: every figure must be 0.
 */
const { values } = parseArgs({
  options: { policies: { type: 'string', default: '60' }, kills: { type: 'string', default: '8' } },
});
const folder = mkdtempSync(join(tmpdir(), 'upline-kill-money-'));
const port = String(await freePort());
const url = `http://127.0.0.1:${port}`;
let server: ServerProcess | undefined;
let kills = 0;

async function launch(): Promise<void> {
  server = startServerProcess({
    API_PORT: port,
    DATA_DIR: folder,
    DEMO: 'true',
    DEMO_SIZE: 's',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '9999',
  });
  await server.ready();
}

/** Kills the host after at most so many milliseconds and starts it again. */
async function killWithin(milliseconds: number): Promise<void> {
  await sleep(Math.random() * milliseconds);
  await server?.end('SIGKILL');
  kills += 1;
  await launch();
}

/** One write under one key, sent until it is answered; killed while it runs when asked to. */
async function write(client: RemoteClient, path: string, version: number, body: unknown, isKilled: boolean) {
  const sent = { body, version, key: randomUUID() };
  const first = client.request(path, sent).catch(() => undefined);
  if (isKilled) await killWithin(120);
  let answer = await first;
  let times = 1;
  for (; answer === undefined || answer.status === 503; times += 1) {
    await sleep(100);
    answer = await client.request(path, sent).catch(() => undefined);
  }
  return { ...answer, isReplayed: answer.replayed, times };
}

interface Policy {
  readonly policy_number: string;
  readonly provider: string;
  readonly currency: string;
  readonly bv_cents: number;
}

interface Statement {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}

/** The import once a job has brought it so far. */
async function statementIn(client: RemoteClient, path: string, status: string): Promise<Statement> {
  for (;;) {
    const statement = await found<Statement>(client, path);
    if (statement.status === status) return statement;
    await sleep(200);
  }
}

/** Carriers pay half of what they owe on the policies: each of the payments waits for an admin. */
async function importStatements(client: RemoteClient, policies: readonly Policy[]) {
  const { rows: providers } = await found<{ rows: { id: string; name: string }[] }>(
    client,
    '/admin/providers?limit=500',
  );
  const idOf = new Map(providers.map(({ id, name }) => [name, id]));
  for (const [key, paid] of Map.groupBy(policies, ({ provider, currency }) => `${provider}/${currency}`)) {
    const [provider = '', currency = ''] = key.split('/');
    const lines = paid.map(
      ({ policy_number, bv_cents }) => `${policy_number},First Year,${(bv_cents / 200).toFixed(2)}`,
    );
    const body = new FormData();
    body.append(
      'file',
      new Blob([['policy_number,kind,amount', ...lines].join('\n')], { type: 'text/csv' }),
      's.csv',
    );
    const query = new URLSearchParams({
      provider_id: idOf.get(provider) ?? '',
      statement_ref: 'half',
      statement_date: new Date().toISOString().slice(0, 10),
      currency,
    });
    const sent = await client.untilAnswered(`/admin/provider-statements?${query}`, { body });
    const path = `/admin/provider-statements/${(sent.json as unknown as Statement).id}`;
    const { version } = await statementIn(client, path, 'Ready');
    await client.untilAnswered(`${path}/book`, { version, key: randomUUID() });
    await statementIn(client, path, 'Booked');
  }
  const filter = JSON.stringify({ statement_ref: { eq: 'half' } });
  const query = new URLSearchParams({ filter, limit: '500' });
  const { rows } = await found<{ rows: { id: string; version: number }[] }>(
    client,
    `/admin/provider-payments?${query}`,
  );
  return rows;
}

interface Run {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly work: string | null;
}

const found = async <T>(client: RemoteClient, path: string) => (await client.untilAnswered(path)).json as T;

/** Asks for the next step of the run and kills the host while the step's job is at work. */
async function step(client: RemoteClient, run: Run, name: 'open' | 'close', most: number): Promise<Run> {
  const path = `/admin/pay-runs/${run.id}`;
  const asked = await write(client, `${path}/${name}`, run.version, undefined, false);
  if (asked.status !== 202) throw new Error(`${name} answered ${asked.status} ${JSON.stringify(asked.json)}`);
  for (let times = 0; times < most; times += 1) {
    if ((await found<Run>(client, path)).work === null) break;
    await killWithin(150);
  }
  for (;;) {
    const now = await found<Run>(client, path);
    if (now.work === null) return now;
    await sleep(200);
  }
}

try {
  await launch();
  const opener = remoteClient(url);
  const closer = remoteClient(url);
  await opener.signIn('admin', 'admin');
  await closer.signIn('super', 'admin');

  const filter = JSON.stringify({
    business_status: { eq: 'Pending' },
    lifecycle: { in: ['Issued', 'In Force'] },
  });
  const query = new URLSearchParams({ filter, limit: values.policies });
  const { rows } = await found<{ rows: Policy[] }>(opener, `/admin/policies?${query}`);
  const payments = await importStatements(opener, rows);
  const outcome = { posted: 0, refused: 0, 'sent again': 0, 'of those, had committed': 0 };
  for (const [index, { id, version }] of payments.entries()) {
    const path = `/admin/provider-payments/${id}/accept`;
    const answer = await write(opener, path, version, { reason: 'Half is agreed' }, index % 3 === 0);
    if (answer.status === 200) outcome.posted += 1;
    else outcome.refused += 1;
    if (answer.times > 1) outcome['sent again'] += 1;
    if (answer.isReplayed) outcome['of those, had committed'] += 1;
  }

  const drafted = await opener.untilAnswered('/admin/pay-runs', {
    body: { usd_cad_rate: '1.4', cad_usd_rate: '0.7' },
    key: randomUUID(),
  });
  const opened = await step(opener, drafted.json as unknown as Run, 'open', Number(values.kills));
  const closed = await step(closer, opened, 'close', Number(values.kills));
  await server?.end('SIGTERM');

  const database = await openEmbedded(folder);
  const faults = {
    ...(await countFaults(database.db)),
    ...(await compensationFaults(database.db)),
    ...(await parity(database.db)),
  };
  await database.close();
  console.log({ kills, ...outcome, run: closed.status, faults });
  const isWhole = closed.status === 'Closed' && Object.values(faults).every((count) => count === 0);
  if (!isWhole) process.exitCode = 1;
} finally {
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
