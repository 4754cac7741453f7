import { randomUUID } from 'node:crypto';
import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';

let at: MoneyHost;
let ana: TestClient;
beforeAll(async () => {
  at = await startMoneyHost();
  await at.setUpline(at.people.eve, await at.codeOf('root'));
  ana = await at.host.signInAs('ana');
});
afterAll(() => at.host.close());

const debtOf = async (who: TestClient) => (await who.get('/payments/debt')).json();
const entriesOf = async (who: TestClient) =>
  (await who.get('/payments/debt/entries')).json<{
    rows: { kind: string; amount_cents: number; balance_cents: number; chargeback_id: string | null }[];
  }>().rows;
const charge = async (policyId: string, amount_cents: number) => {
  const answer = await at.office.post('/admin/chargebacks', {
    body: {
      policy_id: policyId,
      reason: 'Overpayment',
      event_date: at.todayNow(),
      note: 'Paid twice by the carrier',
      amounts: [{ line_no: 1, amount_cents }],
    },
    idempotencyKey: randomUUID(),
  });
  expect(answer.statusCode, answer.body).toBe(201);
};

test('who owes nothing has no balance', async () => {
  expect(await debtOf(ana)).toMatchObject({ balances: [], roll_up: { is_enabled: false, receiver: null } });
  expect(await entriesOf(ana)).toEqual([]);
});

test('every charge is an entry with the balance after it, which opens its chargeback', async () => {
  const policy = await at.ready(await at.issued(at.office, { months: 4 }));
  await at.payRun();
  await charge(policy.id, 40_000);
  at.clock.advance(1_000);
  await charge(policy.id, 70_000);
  const { rows } = (await ana.get('/payments/chargebacks')).json<{ rows: { id: string }[] }>();
  const entries = await entriesOf(ana);
  expect(entries).toMatchObject([
    { kind: 'Chargeback', amount_cents: 70_000, balance_cents: 110_000 },
    { kind: 'Chargeback', amount_cents: 40_000, balance_cents: 40_000 },
  ]);
  expect(new Set(entries.map(({ chargeback_id }) => chargeback_id))).toEqual(
    new Set(rows.map(({ id }) => id)),
  );
  const { balances } = await debtOf(ana);
  expect(balances).toMatchObject([
    {
      currency: 'USD',
      balance_cents: 110_000,
      given_back_cents: 0,
      open: 2,
      is_above_limit: true,
      is_old: false,
      oldest: { since: at.todayNow(), days: 0 },
    },
  ]);
  expect(balances[0].months).toHaveLength(12);
  expect(balances[0].months.at(-1)).toMatchObject({
    charged_cents: 110_000,
    taken_cents: 0,
    balance_cents: 110_000,
  });
});

test('without pay nobody can say when it is paid off; with it the runs are counted', async () => {
  const forecast = async () => (await debtOf(ana)).balances[0];
  await at.host.db.deleteFrom('payout').execute();
  expect(await forecast()).toMatchObject({ forecast: null, no_forecast: 'No pay' });
  const run = await at.host.db.selectFrom('pay_run').select(['id', 'number']).executeTakeFirstOrThrow();
  await at.host.db
    .insertInto('payout')
    .values({
      pay_run_id: run.id,
      pay_run_number: run.number,
      associate_code: at.people.ana,
      currency: 'USD',
      gross_cents: 900_000,
      withheld_cents: 0,
      carry_in_cents: 0,
      net_cents: 900_000,
      carry_out_cents: 0,
    } as never)
    .execute();
  const { forecast: found } = await forecast();
  const perRun = (70_000 * found.withhold_bps) / 10_000;
  expect(found).toMatchObject({
    gross_cents: 70_000,
    per_run_cents: perRun,
    runs: Math.ceil(110_000 / perRun),
  });
  expect(found.months.at(-1)).toMatchObject({ remaining_cents: 0 });
});

test('a balance is old after 60 days', async () => {
  await at.host.db
    .updateTable('chargeback')
    .set({ event_date: addDays(at.todayNow(), -61) })
    .where('associate_code', '=', at.people.ana)
    .execute();
  expect((await debtOf(ana)).balances).toMatchObject([{ is_old: true, oldest: { days: 61 } }]);
});

test('with the roll-up on, the first senior upline would take it over', async () => {
  await sql`insert into setting (key, effective_from, value) values ('roll_up_terms', ${addDays(at.todayNow(), -1)}::date,
    ${JSON.stringify({ is_enabled: true, after_days: 90, notice_days: 15 })})`.execute(at.host.db);
  expect((await debtOf(ana)).roll_up).toMatchObject({
    is_enabled: true,
    after_days: 90,
    receiver: { code: at.people.dev },
    announced: [],
  });
});
