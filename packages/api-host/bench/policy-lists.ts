import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { areas } from '../src/areas.ts';
import { createPlatform } from '../src/create-platform.ts';
import { buildApp } from '../src/http/build-app.ts';
import { Readiness } from '../src/http/readiness.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { Db } from '../src/platform/database/database.ts';
import { openPostgres } from '../src/platform/database/open-database.ts';
import { createLog } from '../src/platform/log.ts';
import { signInAs } from '../src/testing/sign-in.ts';
import type { TestHost } from '../src/testing/test-host.ts';

/**
 * `DATABASE_URL=… DATA_DIR=… node packages/api-host/bench/policy-lists.ts [book] [asked]`: pages, counts and exports of policies through
 * the real host over a network of `seed --size l`: of somebody with a book of so many (50,000), of the root's downline, of
 * teams of about 50,000, 5,000 and 500, and the home office's list of all. Milliseconds of the whole answer and of the
 * database's processor time, median of three after one that warms up. The book is made up first and left in the database.
 */
const config = readConfig({ DEMO: 'true', DEMO_ON_DATABASE_URL: 'true', LOG_LEVEL: 'warn', ...process.env });
if (!config.databaseUrl) throw new Error('Set DATABASE_URL to a loaded PostgreSQL of this machine');
const book = Number(process.argv[2] ?? 50_000);
// Uses the product's own statement timeout; a read that exceeds it shows in the status.
const database = openPostgres(config.databaseUrl, { max: 1 });
const clock = { now: () => new Date() };
const running = createPlatform({ config, database, clock, log: createLog(config) });
await running.prepare();
const { platform } = running;
const { db } = platform;

/** Ana's book: policies of others over again, as many as wanted. */
async function makeBook(db: Db, code: string): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from policy_share where associate_code = ${code}`.execute(db);
  const missing = book - (rows[0]?.n ?? 0);
  if (missing <= 0) return;
  await sql`
    with made as (
      insert into policy (policy_number, provider_id, product_id, client_id, country, state, currency, premium_mode,
        modal_premium_cents, annual_premium_cents, target_premium_cents, excess_premium_cents, bv_rate_bps, excess_bv_rate_bps,
        bv_cents, payment_basis, advance_months, chargeback_method, chargeback_months, submit_date, issue_date, lifecycle,
        business_status, writing_associate_code)
      select 'BOOK-' || row_number() over (), provider_id, product_id, client_id, country, state, currency, premium_mode,
        modal_premium_cents, annual_premium_cents, target_premium_cents, excess_premium_cents, bv_rate_bps, excess_bv_rate_bps,
        bv_cents, payment_basis, advance_months, chargeback_method, chargeback_months, submit_date, issue_date, lifecycle,
        business_status, ${code} from policy tablesample system (5) limit ${missing}
      returning *
    )
    insert into policy_share (policy_id, portion, associate_code, shop_code, share_bps, bv_cents, policy_hundredths, submit_date,
      issue_date, business_status, product_id, provider_id)
    select id, 0, ${code}, (select shop_code from app_user where code = ${code}), 10000, bv_cents, 100, submit_date, issue_date,
      business_status, product_id, provider_id from made`.execute(db);
  await sql`vacuum analyze policy, policy_share`.execute(db);
}

/** The leader of a team of about so many. */
async function leaderOf(size: number): Promise<{ username: string; size: number }> {
  const { rows } = await sql<{ username: string; size: number }>`
    select app_user.username, sum(inf)::integer as size
    from team_head join app_user on app_user.code = owner_code
    where app_user.status = 'Active' and app_user.is_senior_level group by app_user.code, app_user.username
    order by abs(sum(inf) - ${size}), app_user.code limit 1`.execute(db);
  if (!rows[0]) throw new Error('No team');
  return rows[0];
}

const root = await leaderOf(10_000_000);
const teams = [await leaderOf(50_000), await leaderOf(5_000), await leaderOf(500)];
const ana = await db
  .selectFrom('app_user')
  .select('code')
  .where('username', '=', 'ana')
  .executeTakeFirstOrThrow();
await database.withSlowStatements((db) => makeBook(db, ana.code));

// Asked for now: while the book was made, the connection may have been closed for idling.
const { rows: backends } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
const used = () => Number(readFileSync(`/proc/${backends[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const readiness = new Readiness();
readiness.databaseIs(true);
const app = await buildApp({ platform, areas, readiness, rateScale: 1_000_000 });
await app.ready();
const host = {
  platform,
  db,
  clock,
  config,
  as: (headers: Record<string, string>) => ({
    get: (url: string) => app.inject({ method: 'GET', url, headers }),
  }),
} as unknown as TestHost;

const monthStart = `${new Date().toISOString().slice(0, 8)}01`;
const json = (value: object) => encodeURIComponent(JSON.stringify(value));
const middle = (values: number[]) => (values.sort((a, b) => a - b)[values.length >> 1] as number).toFixed(1);

/** What is asked of a list at `path`. */
const asked = (path: string, more = ''): readonly (readonly [string, string])[] => {
  const page = (query: string) => `${path}?limit=100${query}${more}`;
  const filtered = (filter: object) => page(`&filter=${json(filter)}`);
  const sorted = (order: object) => page(`&order=${json(order)}`);
  return [
    ['first page', page('')],
    ['page 100', page('&page=100')],
    ['action required', filtered({ business_status: { eq: 'Action Required' } })],
    ['provider contains a', filtered({ provider: { contains: 'a' } })],
    ['writer contains lee', filtered({ writing_associate: { contains: 'lee' } })],
    ['number contains 4711', filtered({ policy_number: { contains: '4711' } })],
    ['annuities', filtered({ product_type: { in: ['Fixed Annuity'] } })],
    ['BV above 5,000', filtered({ bv_cents: { gt: 500_000 } })],
    ['issued this month', filtered({ issue_date: { gte: monthStart } })],
    ['largest BV', sorted({ bv_cents: 'DESC' })],
    ['smallest BV', sorted({ bv_cents: 'ASC' })],
    ['oldest', sorted({ submit_date: 'ASC' })],
    ['newest issued', sorted({ issue_date: 'DESC' })],
    ['by number', sorted({ policy_number: 'ASC' })],
    ['by writer', sorted({ writing_associate: 'ASC' })],
    ['by provider', sorted({ provider: 'ASC' })],
    ['by status', sorted({ business_status: 'ASC' })],
    ['count', `${path}/count?${more.slice(1)}`],
    ['count of a status', `${path}/count?filter=${json({ business_status: { eq: 'Pending' } })}${more}`],
    ['count of a provider', `${path}/count?filter=${json({ provider: { contains: 'a' } })}${more}`],
  ];
};
const ofHomeOffice: readonly (readonly [string, string])[] = [
  ['client contains lee', `/admin/policies?limit=100&filter=${json({ client: { contains: 'lee' } })}`],
  ['of a state', `/admin/policies?limit=100&filter=${json({ state: { eq: 'TX' } })}`],
  ['by client', `/admin/policies?limit=100&order=${json({ client: 'ASC' })}`],
];

/** Only what is called so. */
const wanted = new RegExp(process.argv[3] ?? '');
const table: Record<string, Record<string, string>> = {};
async function measure(column: string, username: string, urls: readonly (readonly [string, string])[]) {
  const client = await signInAs(host, username);
  for (const [what, url] of urls.filter(([what]) => wanted.test(what))) {
    const whole: number[] = [];
    const inDatabase: number[] = [];
    let failed: string | undefined;
    for (let round = 0; round < 4 && failed === undefined; round += 1) {
      const start = performance.now();
      const before = used();
      const reply = await client.get(url);
      if (reply.statusCode !== 200) failed = `${reply.statusCode}`;
      if (round >= 1) {
        inDatabase.push(used() - before);
        whole.push(performance.now() - start);
      }
    }
    table[what] ??= {};
    table[what][column] = failed ?? `${middle(whole)} / ${middle(inDatabase)}`;
    console.log(column, what, table[what][column]);
  }
}

await measure(`own, ${book}`, 'ana', asked('/business/policies'));
for (const { username, size } of [root, ...teams])
  await measure(`team, ${size}`, username, asked('/business/policies/team'));
await measure('all', 'admin', [...asked('/admin/policies'), ...ofHomeOffice]);
console.table(table);
await app.close();
await running.close();
