import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { openPostgres } from '../src/platform/database/open-database.ts';
import { remoteClient } from '../src/testing/remote-client.ts';
import { remoteRegistration } from '../src/testing/remote-registration.ts';
import { freePort, startServerProcess } from '../src/testing/server-process.ts';

/**
 * `DATABASE_URL=… node packages/api-host/bench/registrations.ts [people]`: so many people register at once (200) on an empty
 * PostgreSQL, each from an address and with a card of their own; ended if it takes longer than ten minutes. Says how long the
 * steps and the way from the payment to the account took, and counts what must be 0: people who paid and are not in, and
 * accounts and payments that are there twice.
 */
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('Set DATABASE_URL to an empty PostgreSQL');
const people = Number(process.argv[2] ?? 200);
const FEE = 12_500;
const LIMIT_MS = 600_000;
const folder = mkdtempSync(join(tmpdir(), 'upline-registrations-'));
const port = await freePort();
const server = startServerProcess({
  API_PORT: String(port),
  API_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: folder,
  DEMO: 'true',
  DEMO_SIZE: 's',
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_SCALE: '9999',
  TRUSTED_PROXY_HOPS: '1',
  DATABASE_URL: databaseUrl,
  DEMO_ON_DATABASE_URL: 'true',
});
const deadline = setTimeout(() => {
  console.error(`Not done after ${LIMIT_MS / 60_000} minutes`);
  server.child.kill('SIGKILL');
  process.exit(1);
}, LIMIT_MS);

const letters = (index: number) =>
  [...String(index).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const middle = (values: readonly number[], share: number) =>
  `${((values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN) / 1000).toFixed(1)} s`;

try {
  await server.ready();
  const { db, close } = openPostgres(databaseUrl, { max: 1, patience: 20 });
  // The stand-in has five cards, and a card pays three times a day (R-REG-04): here everybody has one of their own.
  await sql`create or replace function own_card() returns trigger language plpgsql as
    'begin new.card_print := md5(random()::text); return new; end'`.execute(db);
  await sql`create or replace trigger own_card before insert or update on card_authorization
    for each row execute function own_card()`.execute(db);
  const sponsor = remoteClient(server.url);
  await sponsor.signIn('ana');
  const upline = String((await sponsor.untilAnswered('/account/profile')).json.code);
  const filling: number[] = [];
  const joining: number[] = [];
  const begun = performance.now();
  const register = async (index: number) => {
    const from = `10.7.${index >> 8}.${index & 255}`;
    const way = remoteRegistration({ url: server.url, from });
    const start = performance.now();
    const token = await way.fill(upline, {
      name: `Bench${letters(index)}`,
      ssn: `73${String(7_100_001 + index * 37)}`,
      born: '1987-03-09',
    });
    const page = await way.page(token, FEE);
    const filled = performance.now();
    filling.push(filled - start);
    const answer = await way.choose(page, 'success');
    if (answer?.status !== 303) throw new Error(`The page answered ${answer?.status}`);
    const paid = await way.untilPaid(token);
    joining.push(performance.now() - filled);
    return paid.code;
  };
  const ends = await Promise.allSettled(Array.from({ length: people }, (_, index) => register(index)));
  const codes = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value] : []));
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  const { rows } = await sql<{ paid: number; accounts: number; twice: number; unjoined: number }>`
    select count(*) filter (where status = 'Paid')::integer as paid,
      (select count(*)::integer from app_user where email_key like 'bench%@example.com') as accounts,
      count(*) filter (where status = 'Paid' and attempt > 1)::integer as twice,
      count(*) filter (where status = 'Paid' and payer_code is null)::integer as unjoined
    from card_payment where kind = 'Registration' and draft_id is not null`.execute(db);
  await close();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${people} people at once: ${seconds} s, ${codes.length} in`);
  console.log(`steps up to the payment: median ${middle(filling, 0.5)}, 99 % ${middle(filling, 0.99)}`);
  console.log(
    `from the payment to the account: median ${middle(joining, 0.5)}, 99 % ${middle(joining, 0.99)}`,
  );
  console.log('payments and accounts', rows[0], 'codes twice', codes.length - new Set(codes).size);
  for (const [reason, times] of Map.groupBy(refusals, (refusal) => refusal))
    console.log(`${times.length} × ${reason}`);
} finally {
  clearTimeout(deadline);
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
