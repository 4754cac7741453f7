import { addDays, addMonths, firstOfMonth } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shown } from '../../business/policies/policies.test-support.ts';
import { closeMonths } from '../../network/sums/closing.store.ts';
import { recordPoints } from '../../network/sums/points.store.ts';
import { testContext } from '../../testing/sign-in.ts';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';
import { parity } from '../pay-runs/closing/parity.store.ts';
import { exchangeShares } from './exchange-shares.ts';

/** Dev is the promoting RMD, Cara heads the leg in which Ana writes, Hal is the new RMD. */
let at: MoneyHost;
let policy: Shown;
let month: string;
beforeAll(async () => {
  at = await startMoneyHost();
  month = addMonths(firstOfMonth(at.todayNow()), -1);
  // Last month is open once more.
  await sql`update network_guard set open_from = ${month}::date`.execute(at.host.db);
  const { ana, cara, dev, eve, hal } = at.people;
  const agreed = { promoting_rmd_code: dev, ends_on: null, created_by: null, updated_by: null };
  // Eve's leg is within Hal's: the agreement is the later one, though its id comes first.
  await at.host.db
    .insertInto('exchange_leg')
    .values([
      {
        ...agreed,
        id: '00000000-0000-4000-8000-000000000001',
        new_rmd_code: eve,
        leg_code: ana,
        starts_on: month,
      },
      {
        ...agreed,
        id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
        new_rmd_code: hal,
        leg_code: cara,
        starts_on: addMonths(month, -1),
      },
    ])
    .execute();
  policy = await at.ready(await at.issued(at.office, { months: 4 }));
  await sql`update compensation_line set posted_at = ${`${addDays(month, 9)}T17:00:00Z`}::timestamptz
    where policy_id = ${policy.id}`.execute(at.host.db);
  await at.transaction(({ db }) =>
    recordPoints(db, [
      {
        owner_code: hal,
        points_type: 'IssuedBv',
        amount: 6_000_000,
        on_date: month,
        reference_kind: 'test',
        reference_id: 'base shop',
      },
      {
        owner_code: eve,
        points_type: 'IssuedBv',
        amount: 6_000_000,
        on_date: month,
        reference_kind: 'test',
        reference_id: 'base shop of the later agreement',
      },
    ]),
  );
});
afterAll(() => at.host.close());

const run = () => exchangeShares(at.host.platform).run(testContext(at.host));
const override = () =>
  at.host.db
    .selectFrom('compensation_line')
    .select(['id', sql<number>`amount_cents - charged_cents`.as('standing')])
    .where('policy_id', '=', policy.id)
    .where('associate_code', '=', at.people.dev)
    .where('compensation_type', '=', 'Override Bonus')
    .where('amount_cents', '>', 0)
    .executeTakeFirstOrThrow();
/** `[holder, type, cents, status]` of what the exchange posted, oldest first. */
async function posted() {
  const rows = await at.host.db
    .selectFrom('compensation_line')
    .select(['associate_code', 'compensation_type', 'amount_cents', 'status'])
    .where('source_kind', '=', 'exchange')
    .orderBy('entry_no')
    .execute();
  return rows.map((row) => [row.associate_code, row.compensation_type, row.amount_cents, row.status]);
}
const expense = async () => {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(line.amount_cents), 0)::bigint as cents from journal_line line
    join ledger_account account on account.id = line.account_id where account.kind = 'Commission Expense'`.execute(
    at.host.db,
  );
  return rows[0]?.cents;
};
const expectWhole = async () => {
  expect(Object.values(await at.faults()).every((count) => count === 0)).toBe(true);
  const { debts, pending } = await parity(at.host.db);
  expect({ debts, pending }).toEqual({ debts: 0, pending: 0 });
};
test('shares half of the leg’s overrides from 50,000 BV on, by the earliest agreement alone (R-MNY-35)', async () => {
  await run();
  expect(await posted()).toEqual([]);
  const before = await expense();
  await sql`insert into setting (key, effective_from, value)
    values ('exchange_terms', ${month}::date, (select jsonb_build_object('is_enabled', true, 'tiers', jsonb_build_array(
      jsonb_build_object('from_bv_cents', 5000000, 'share_bps', 5000),
      jsonb_build_object('from_bv_cents', 2500000, 'share_bps', 2500)))))`.execute(at.host.db);
  await run();
  // The month is open yet.
  expect(await posted()).toEqual([]);
  await closeMonths(at.host.db, at.todayNow());
  await run();
  await run();
  const { standing } = await override();
  expect(standing).toBe(36_000);
  expect(await posted()).toEqual([
    [at.people.dev, 'Adjustment', -18_000, 'Chargeback'],
    [at.people.hal, 'Override Bonus', 18_000, 'Pending'],
  ]);
  expect(await expense()).toBe(before);
  await expectWhole();
  const client = await at.host.signInAs('hal');
  expect((await client.get('/payments/exchange-shares')).json()).toMatchObject({
    rows: [{ month, lines: 1, moved_cents: 18_000, currency: 'USD' }],
  });
  expect((await (await at.host.signInAs('ben')).get('/payments/exchange-shares')).json()).toEqual({
    rows: [],
  });
});

test('a later chargeback of the line moves the same share of it back', async () => {
  await at.payRun();
  await at.act(await at.show(policy), 'termination', {
    reason: 'Policy Lapsed',
    termination_date: at.todayNow(),
    paid_to_date: null,
  });
  await run();
  await run();
  const { standing } = await override();
  expect(standing).toBeLessThan(36_000);
  const back = 18_000 - Math.round(standing / 2);
  expect((await posted()).slice(2)).toEqual([
    [at.people.hal, 'Adjustment', -back, 'Chargeback'],
    [at.people.dev, 'Adjustment', back, 'Pending'],
  ]);
  await expectWhole();
});

test('an agreement names a senior, a leg in the base shop they left, and one of each', async () => {
  const { office, people } = at;
  const create = (body: object) =>
    office.post('/admin/exchange-legs', { body, idempotencyKey: crypto.randomUUID() });
  const starts_on = at.todayNow();
  expect((await create({ new_rmd_code: people.ana, leg_code: people.cara, starts_on })).json()).toMatchObject(
    {
      fields: [{ field: 'new_rmd_code' }],
    },
  );
  const found = await at.host.db
    .selectFrom('app_user as senior')
    .innerJoin('app_user as leg', (join) =>
      join.onRef('leg.shop_code', '=', 'senior.upline_rmd_code').on('leg.is_senior_level', '=', false),
    )
    .select(['senior.code', 'leg.code as leg', 'senior.upline_rmd_code as promoting'])
    .where('senior.is_senior_level', '=', true)
    .orderBy('senior.code')
    .executeTakeFirstOrThrow();
  const new_rmd_code = found.code;
  expect((await create({ new_rmd_code, leg_code: found.promoting, starts_on })).json()).toMatchObject({
    fields: [{ field: 'leg_code', message: 'Leg must be in the base shop of the promoting RMD' }],
  });
  expect((await create({ new_rmd_code, leg_code: found.leg, starts_on: '2062-01-01' })).json()).toMatchObject(
    {
      fields: [{ field: 'starts_on', message: 'First Month is not valid' }],
    },
  );
  const made = await create({ new_rmd_code, leg_code: found.leg, starts_on });
  expect(made.statusCode, made.body).toBe(201);
  const { id, starts_on: first, version } = made.json();
  expect(first).toBe(firstOfMonth(starts_on));
  expect((await create({ new_rmd_code, leg_code: found.leg, starts_on })).statusCode).toBe(422);
  const end = (ends_on: string) =>
    office.post(`/admin/exchange-legs/${id}/end`, {
      body: { ends_on, reason: 'As agreed' },
      ifMatch: version,
      idempotencyKey: crypto.randomUUID(),
    });
  expect((await end('2020-01-01')).statusCode).toBe(422);
  expect((await end('2062-01-01')).json()).toMatchObject({
    fields: [{ message: 'Last Month is not valid' }],
  });
  expect((await end(starts_on)).json()).toMatchObject({ ends_on: first, version: 2 });
  expect((await end(starts_on)).statusCode).toBe(409);
});
