import { parseArgs } from 'node:util';
import pg from 'pg';
import { startTestHost } from '../src/testing/index.ts';

/**
 * `TEST_DATABASE_URL=postgres://… node packages/api-host/bench/pay-run.ts --lines 1000000 --people 100000`: opens and closes
 * a pay run of so many pending lines on PostgreSQL, with the memory of the process and what is done every ten seconds. The
 * rows are made in a database of its own, which is dropped afterwards.
 */
const { values } = parseArgs({
  options: { lines: { type: 'string', default: '1000000' }, people: { type: 'string', default: '100000' } },
});
const lines = Number(values.lines);
const people = Number(values.people);
const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL names the PostgreSQL server');

const FIRST = 100_000;
/** Every fifth person owes 50.00. */
const DEBT = 5_000;

const FILL = `
insert into app_user (code, kind, first_name, last_name, name_key, email, email_key, username, username_key, country,
    level_code, upline_code, join_date)
  select 'U' || n, 'Associate', 'Bench', 'Person', 'bench person', n || '@example.com', n || '@example.com', 'bench' || n,
    'bench' || n, 'USA', 'A', (select code from app_user where kind = 'Associate' and upline_code is null), '2026-01-01'
  from generate_series(${FIRST}, ${FIRST + people - 1}) as n;
insert into associate (code, legal_first_name, legal_last_name)
  select code, 'Bench', 'Person' from app_user where first_name = 'Bench';
insert into payout_information (associate_code, tax_entity, name_on_account, account_type, bank_name, routing_number,
    account_number_sealed, account_number_last, account_number_index, country, currency, status, approved_at)
  select code, 'Individual', 'Bench Person', 'Checking', 'First Bank', '021000021', 'sealed', '6789', code, 'USA', 'USD',
    'Approved', now() - interval '3 days' from app_user where first_name = 'Bench';
insert into compensation_line (associate_code, compensation_type, amount_cents, currency, status, explanation, posted_at,
    source_kind, source_id, source_no)
  select 'U' || (${FIRST} + n % ${people}), 'Contest Bonus', 500 + n % 9000, 'USD', 'Pending', '{"text":"Bench"}',
    now() - interval '1 day', 'bench', n::text, 0
  from generate_series(0, ${lines - 1}) as n;
insert into chargeback (associate_code, reason, event_date, amount_cents, currency)
  select code, 'Policy Lapsed', '2026-01-15', ${DEBT}, 'USD' from app_user
  where first_name = 'Bench' and right(code, 1) in ('0', '5');
insert into ledger_account (kind, side, is_personal, associate_code, currency) values
  ('Commission Expense', 1, false, null, 'USD') on conflict do nothing;
insert into ledger_account (kind, side, is_personal, associate_code, currency)
  select 'Pending Commission', -1, true, code, 'USD' from app_user where first_name = 'Bench'
  union all select 'Debit Balance', 1, true, associate_code, 'USD' from chargeback where reason = 'Policy Lapsed'
  on conflict do nothing;
create temporary table posted as
  select gen_random_uuid() as id, 'Compensation' as kind, account.id as account_id, account.associate_code, -total.cents as cents
  from (select associate_code, sum(amount_cents)::bigint as cents from compensation_line where source_kind = 'bench'
    group by associate_code) as total
  join ledger_account as account on account.associate_code = total.associate_code and account.kind = 'Pending Commission'
  union all
  select gen_random_uuid(), 'Chargeback', account.id, account.associate_code, chargeback.amount_cents
  from chargeback join ledger_account as account
    on account.associate_code = chargeback.associate_code and account.kind = 'Debit Balance' and account.currency = 'USD'
  where chargeback.amount_cents = ${DEBT} and chargeback.created_by is null and chargeback.policy_id is null;
insert into journal (id, kind, source_id, currency, on_date, description, line_count, created_at)
  select id, kind, 'bench ' || associate_code, 'USD', current_date, 'Bench', 2, now() from posted;
insert into journal_line (journal_id, line_no, account_id, currency, amount_cents)
  select id, 1, account_id, 'USD', cents from posted
  union all
  select id, 2, (select id from ledger_account where kind = 'Commission Expense' and currency = 'USD'), 'USD', -cents
  from posted;
analyze;
`;

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;

interface Run {
  id: string;
  version: number;
  status: string;
  work: string | null;
  refusal: string | null;
  totals: unknown;
  progress: { done: number } | null;
}

const host = await startTestHost({ seed: 'demo' });
try {
  const { rows } = await host.platform.db
    .selectNoFrom(({ fn }) => fn<string>('current_database').as('name'))
    .execute()
    .then((found) => ({ rows: found }));
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  let began = performance.now();
  await client.query(FILL);
  await client.query('vacuum analyze');
  await client.end();
  console.log(`${lines} lines of ${people} people made in ${seconds(began)} s`);

  const opener = await host.signInAs('admin');
  const closer = await host.signInAs('super');
  const post = (by: typeof opener, path: string, version?: number) =>
    by.post(path, {
      body: version === undefined ? {} : undefined,
      headers: {
        'idempotency-key': crypto.randomUUID(),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
    });
  const get = async (id: string) => (await opener.get(`/admin/pay-runs/${id}`)).json<Run>();

  /** Has the job done by a worker of this process and watches it. */
  async function work(id: string, what: string): Promise<Run> {
    const start = performance.now();
    let shown = 0;
    let most = 0;
    host.platform.jobs.start();
    for (;;) {
      const run = await get(id);
      const { rss, heapUsed } = process.memoryUsage();
      most = Math.max(most, rss);
      if (run.work === null) {
        await host.platform.jobs.stop();
        console.log(`${what} took ${seconds(start)} s, at most ${megabytes(most)} MB`);
        return run;
      }
      if (performance.now() - start >= shown * 10_000) {
        shown += 1;
        console.log(
          `  ${seconds(start)} s: ${run.progress?.done ?? 0} people, ${megabytes(rss)} MB (heap ${megabytes(heapUsed)} MB)`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  began = performance.now();
  const draft = (await post(opener, '/admin/pay-runs')).json<Run>();
  const asked = await post(opener, `/admin/pay-runs/${draft.id}/open`, draft.version);
  if (asked.statusCode !== 202) throw new Error(asked.body);
  const opened = await work(draft.id, 'The review');
  const closing = await post(closer, `/admin/pay-runs/${draft.id}/close`, opened.version);
  if (closing.statusCode !== 202) throw new Error(closing.body);
  const closed = await work(draft.id, 'The close');
  console.log(closed.status, closed.refusal ?? '', JSON.stringify(closed.totals));
  if (closed.status !== 'Closed') process.exitCode = 1;
} finally {
  await host.close();
}
