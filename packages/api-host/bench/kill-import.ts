import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { countFaults } from '../src/money/ledger/ledger.store.ts';
import { openPostgres } from '../src/platform/database/open-database.ts';
import { type RemoteClient, remoteClient } from '../src/testing/remote-client.ts';
import { freePort, type ServerProcess, startServerProcess } from '../src/testing/server-process.ts';
import { statementOf } from './statement-lines.ts';

/**
 * `DATABASE_URL=postgres://… node packages/api-host/bench/kill-import.ts --lines 20000 --kills 4`: kills the host with SIGKILL
 * while it books a carrier's statement, and again while it takes it back (an empty database; the demo network is loaded into
 * it). After each kill whole pages are booked and what is booked is in the ledger; in the end each line is, once, and after the
 * undo none.
 */
const { values } = parseArgs({
  options: { lines: { type: 'string', default: '20000' }, kills: { type: 'string', default: '4' } },
});
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL names an empty database');
const lines = Number(values.lines);
const folder = mkdtempSync(join(tmpdir(), 'upline-kill-import-'));
const port = String(await freePort());
const database = openPostgres(url, { max: 2, patience: 20 });
const { db } = database;
let server: ServerProcess | undefined;

async function launch(): Promise<void> {
  server = startServerProcess({
    API_PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: url as string,
    DEMO_ON_DATABASE_URL: 'true',
    DEMO: 'true',
    DEMO_SIZE: 's',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '9999',
  });
  await server.ready();
}

interface Statement {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly rows_done: number;
}

/** Payments of the statement, those of them with a journal that stands, and pages that are booked in part. */
async function booked(id: string) {
  const { rows } = await sql<{ payments: number; journals: number; ready: number; twice: number }>`
    select count(*)::integer as payments, count(*) filter (where processing = 'Ready To Pay')::integer as ready,
      (select count(*)::integer from journal where kind = 'Provider Payment'
        and source_id in (select id::text from provider_payment where import_id = ${id}::uuid)
        and not exists (select from journal back where back.reverses_id = journal.id)) as journals,
      (count(*) - count(distinct line_no))::integer as twice
    from provider_payment where import_id = ${id}::uuid`.execute(db);
  return rows[0] as NonNullable<(typeof rows)[0]>;
}

const show = async (client: RemoteClient, id: string) =>
  (await client.untilAnswered(`/admin/provider-statements/${id}`)).json as unknown as Statement;

/** Asks for a step and kills the host while its job is at work; resolves with what stood after each kill. */
async function killedWhile(
  client: RemoteClient,
  id: string,
  step: 'book' | 'undo',
  at: 'Booking' | 'Undoing',
) {
  const { version } = await show(client, id);
  await client.untilAnswered(`/admin/provider-statements/${id}/${step}`, { version, key: randomUUID() });
  const seen = [];
  for (let kill = 0; kill < Number(values.kills); kill += 1) {
    const before = (await show(client, id)).rows_done;
    // A job that was cut off goes on when its lease is over.
    while ((await show(client, id)).rows_done === before && (await show(client, id)).status === at)
      await sleep(100);
    await sleep(Math.random() * 3_000);
    if ((await show(client, id)).status !== at) break;
    await server?.end('SIGKILL');
    seen.push(await booked(id));
    await launch();
  }
  while ((await show(client, id)).status === at) await sleep(500);
  return seen;
}

try {
  await launch();
  const client = remoteClient(`http://127.0.0.1:${port}`);
  await client.signIn('super', 'admin');
  const { text, head } = await statementOf(db, lines);
  const body = new FormData();
  body.append('file', new Blob([text], { type: 'text/csv' }), 's.csv');
  const sent = await client.untilAnswered(`/admin/provider-statements?${new URLSearchParams(head)}`, {
    body,
  });
  const { id } = sent.json as unknown as Statement;
  while ((await show(client, id)).status === 'Checking') await sleep(500);

  const booking = await killedWhile(client, id, 'book', 'Booking');
  const done = { ...(await booked(id)), status: (await show(client, id)).status };
  console.log({ 'after each kill': booking, booked: done, ledger: await countFaults(db) });
  const undoing = await killedWhile(client, id, 'undo', 'Undoing');
  const back = { ...(await booked(id)), status: (await show(client, id)).status };
  const ledger = await countFaults(db);
  console.log({ 'after each kill': undoing, undone: back, ledger });

  const isWhole =
    booking.every(
      ({ payments, ready, journals, twice }) => payments % 200 === 0 && ready === journals && twice === 0,
    ) &&
    undoing.every(({ ready, journals, twice }) => ready === journals && twice === 0) &&
    done.payments === lines &&
    done.status === 'Booked' &&
    back.payments === 0 &&
    back.status === 'Undone' &&
    Object.values(ledger).every((count) => count === 0);
  if (!isWhole) process.exitCode = 1;
} finally {
  await server?.end('SIGKILL');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
