import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { areas } from '../src/areas.ts';
import { createPlatform } from '../src/create-platform.ts';
import { buildApp } from '../src/http/build-app.ts';
import { Readiness } from '../src/http/readiness.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { Db } from '../src/platform/database/database.ts';
import { openEmbedded } from '../src/platform/database/open-database.ts';
import { createLog } from '../src/platform/log.ts';
import type { Operation } from '../src/platform/operation/operation.ts';
import type { Platform } from '../src/platform/platform.ts';
import { signInAs } from '../src/testing/sign-in.ts';
import type { TestHost } from '../src/testing/test-host.ts';

/**
 * `DATA_DIR=… node packages/api-host/bench/dashboards.ts [paths]`: what every tile and report takes on PGlite over a network loaded by
 * `pnpm seed --size m` into that folder: milliseconds of processor time of the whole request in this process (engine
 * included, so that a busy machine does not matter), median and slowest of ten, after three that warm up. Where the network has no
 * money yet, a year of lines, runs and payouts is made up first, and left in the folder. With part of a path as a pattern
 * (`'admin/(licenses|compensations)'`): what answers there instead, lists sorted by each of their fields too.
 */
const config = readConfig({ DEMO: 'true', LOG_LEVEL: 'warn', ...process.env });
const database = await openEmbedded(config.dataDir);
const clock = { now: () => new Date() };
const running = createPlatform({ config, database, clock, log: createLog(config) });
await running.prepare();
const { platform } = running;

/** Six bonuses up the chain and one writing line for every share of the last year, weekly runs, and what is left pending. */
async function makeMoney(db: Db): Promise<void> {
  if (await db.selectFrom('compensation_line').select('id').limit(1).executeTakeFirst()) return;
  await sql`insert into pay_run (number, period_start, period_end, cut_off_at, pay_date, status, totals)
    select n, day - 6, day, day, day + 3, 'Closed', '[]'
    from (select n, current_date - 7 * (53 - n) as day from generate_series(1, 52) as n) week`.execute(db);
  await sql`insert into compensation_line (associate_code, policy_id, source_associate_code, portion, compensation_type, line_no,
      amount_cents, currency, status, pay_run_id, explanation, posted_at, source_kind, source_id, source_no)
    select owner.code, share.policy_id, member.code, share.portion,
      case when step = length(member.path) then 'Writing' when owner.is_senior_level then 'Revenue Bonus' else 'Override Bonus' end,
      length(member.path) - step, 100 + share.bv_cents / 20, case member.country when 'Canada' then 'CAD' else 'USD' end,
      case when run.id is null then 'Pending' else 'Paid' end, run.id, '{}', share.submit_date, 'bench',
      share.id::text, length(member.path) - step
    from policy_share share
    join app_user member on member.code = share.associate_code
    cross join lateral generate_series(greatest(0, length(member.path) - 6), length(member.path)) step
    join app_user owner on owner.path = left(member.path, step)
    left join lateral (
      select id from pay_run where period_end >= share.submit_date order by period_end limit 1) run on true
    where share.submit_date > current_date - 364`.execute(db);
  await sql`insert into payout (pay_run_id, associate_code, currency, gross_cents, withheld_cents, carry_in_cents, net_cents,
      carry_out_cents, status, pay_run_number)
    select run.id, line.associate_code, line.currency, sum(line.amount_cents), div(sum(line.amount_cents), 10), 0,
      sum(line.amount_cents) - div(sum(line.amount_cents), 10), 0, 'Released', run.number
    from compensation_line line join pay_run run on run.id = line.pay_run_id
    group by run.id, run.number, line.associate_code, line.currency`.execute(db);
  await sql`update pay_run set totals = coalesce((
      select jsonb_agg(total) from (
        select currency, count(*) as associates, 0 as held, sum(gross_cents) as gross_cents, sum(withheld_cents) as withheld_cents,
          0 as carry_in_cents, sum(net_cents) as net_cents, 0 as carry_out_cents
        from payout where payout.pay_run_id = pay_run.id group by currency) total), '[]')`.execute(db);
  await sql`insert into compensation_line (associate_code, policy_id, compensation_type, line_no, amount_cents, currency, status,
      explanation, posted_at, source_kind, source_id, source_no)
    select associate_code, policy_id, compensation_type, line_no, -amount_cents / 2, currency, 'Chargeback', '{}', posted_at,
      'bench-charge', id::text, 0
    from compensation_line where status = 'Paid' and entry_no % 20 = 0`.execute(db);
  await sql`insert into chargeback (associate_code, policy_id, reason, event_date, amount_cents, recovered_cents, currency)
    select associate_code, policy_id, 'Policy Lapsed', posted_at::date, -amount_cents, case when entry_no % 3 = 0 then 0 else -amount_cents end,
      currency from compensation_line where status = 'Chargeback' and amount_cents < 0`.execute(db);
  await sql`insert into ledger_account (kind, side, is_personal, associate_code, currency)
    select kind, side, true, code, currency from ledger_account_kind
    cross join (select distinct associate_code as code, currency from compensation_line) owner
    where is_personal`.execute(db);
  await sql`insert into ledger_balance (account_id, side, balance_cents)
    select account.id, account.side, account.side * case account.kind
      when 'Debit Balance' then coalesce((select sum(amount_cents - recovered_cents) from chargeback
        where chargeback.associate_code = account.associate_code and chargeback.currency = account.currency), 0)
      when 'Pending Commission' then coalesce((select sum(amount_cents) from compensation_line line
        where line.associate_code = account.associate_code and line.currency = account.currency and status = 'Pending'), 0)
      else 0 end
    from ledger_account account where is_personal`.execute(db);
}

const began = performance.now();
await platform.db.transaction().execute(makeMoney);
await sql`vacuum analyze`.execute(platform.db);
const lines = await platform.db
  .selectFrom('compensation_line')
  .select(sql<number>`count(*)`.as('n'))
  .executeTakeFirstOrThrow();
console.log(`${lines.n} lines after ${Math.round((performance.now() - began) / 1_000)} s`);

const readiness = new Readiness();
readiness.databaseIs(true);
const operations: Operation[] = [];
const collecting = areas.map((area) => (host: Platform) => {
  const found = area(host);
  operations.push(...found);
  return found;
});
const app = await buildApp({ platform, areas: collecting, readiness, rateScale: 1_000_000 });
await app.ready();
const host = {
  platform,
  db: platform.db,
  clock,
  config,
  as: (headers: Record<string, string>) => ({
    get: (url: string) => app.inject({ method: 'GET', url, headers }),
  }),
} as unknown as TestHost;

/** What a list may be sorted by, as its own description says. */
const sortable = ({ query }: Operation): string[] =>
  (
    /Fields: (.*)\./.exec(
      (query?.shape as { order?: { meta(): { description: string } } } | undefined)?.order?.meta()
        .description ?? '',
    )?.[1] ?? ''
  )
    .split(', ')
    .filter(Boolean);
const wanted = process.argv[2];
const paths = operations
  .filter(({ method, path }) => method === 'GET' && !/[{]|download|export/.test(path))
  .filter(({ path }) =>
    wanted ? new RegExp(wanted).test(path) : /^(\/admin)?\/(dashboards|reports)\//.test(path),
  )
  .flatMap((each) => {
    const fields = JSON.stringify(Object.keys(each.query?.shape ?? {}));
    const plain = { path: each.path, hasTeam: fields.includes('team_type'), order: '' };
    if (!wanted) return [plain];
    return [plain, ...sortable(each).map((field) => ({ ...plain, order: `{"${field}":"DESC"}` }))];
  });
const table: Record<string, Record<string, string>> = {};
for (const who of ['ana', 'dev', 'eve', 'root', 'admin']) {
  const client = await signInAs(host, who).catch(() => undefined);
  if (!client) continue;
  for (const { path, hasTeam, order } of paths.filter(
    (each) => each.path.startsWith('/admin') === (who === 'admin'),
  )) {
    const takesPeriod =
      /dashboards/.test(path) && !/statistics|cashflow|main|members-count|level$/.test(path);
    const asked = {
      ...(hasTeam && { team_type: 'Infinity' }),
      ...(takesPeriod && { period: 'Year' }),
      ...(order && { order }),
    };
    const url = `${path}?${new URLSearchParams(asked)}`;
    const name = `${path} ${order}`;
    const times: number[] = [];
    for (let round = 0; round < 13; round += 1) {
      const start = process.cpuUsage();
      const reply = await client.get(url);
      if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body}`);
      const { user, system } = process.cpuUsage(start);
      if (round >= 3) times.push((user + system) / 1_000);
    }
    times.sort((a, b) => a - b);
    table[name] ??= {};
    table[name][who] = `${times[5]?.toFixed(1)} / ${times.at(-1)?.toFixed(1)}`;
  }
}
console.table(table);
await app.close();
await running.close();
