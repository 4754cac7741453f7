import { randomUUID } from 'node:crypto';
import { addDays, addMonths } from '@upline/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shown } from '../../business/policies/policies.test-support.ts';
import type { TestClient } from '../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';

interface Row {
  id: string;
  policy_id: string;
  policy_number: string;
  client: string | null;
  is_mine: boolean;
  days_left: number;
  at_risk_cents: number;
  status: string;
  outcome: string | null;
  version: number;
  actions: string[];
}

let at: MoneyHost;
let ana: TestClient;
let ben: TestClient;
let hal: TestClient;
let policy: Shown & { policy_number: string };
beforeAll(async () => {
  at = await startMoneyHost();
  await at.setUpline(at.people.eve, await at.codeOf('root'));
  [ana, ben, hal] = (await Promise.all(['ana', 'ben', 'hal'].map((who) => at.host.signInAs(who)))) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  policy = (await at.ready(await at.issued(at.office, { months: 4 }))) as typeof policy;
  await at.payRun();
});
afterAll(() => at.host.close());

const HEAD = 'policy_number,applicant,status,last_update,premium_due';

/** A file of the provider with one line about the policy. */
async function report(premium_due: string, status = 'In force'): Promise<void> {
  const line = `${policy.policy_number},Bluebird Bakery,${status},${at.todayNow()},${premium_due}`;
  const answer = await at.host.app.inject({
    method: 'POST',
    url: `/admin/carrier-imports?provider_id=${at.term.provider_id}`,
    headers: { ...at.office.headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: [
      '--x',
      'content-disposition: form-data; name="file"; filename="feed.csv"',
      'content-type: text/csv',
      '',
      `${HEAD}\n${line}`,
      '--x--',
      '',
    ].join('\r\n'),
  });
  expect(answer.statusCode, answer.body).toBe(202);
  await at.host.platform.jobs.drain();
}

const rowsOf = async (who: TestClient, query: Record<string, string> = {}) =>
  (await who.get('/payments/lapse-saves', { query }))
    .json<{ rows: Row[] }>()
    .rows.filter(({ policy_id }) => policy_id === policy.id);
const noticesOf = async (who: TestClient) =>
  (await who.get('/notifications'))
    .json<{ rows: { type: string; link: string }[] }>()
    .rows.filter(({ type }) => type === 'policy-lapse-pending');
const call = (who: TestClient, { id, version }: Row, body: object) =>
  who.post(`/payments/lapse-saves/${id}/calls`, { body, ifMatch: version, idempotencyKey: randomUUID() });

test('a premium the carrier has not received is in the queue of everybody it would cost', async () => {
  const due = addDays(at.todayNow(), -10);
  await report(due);
  const [own] = await rowsOf(ana);
  expect(own).toMatchObject({
    policy_number: policy.policy_number,
    client: expect.any(String),
    is_mine: true,
    days_left: 21,
    status: 'Open',
    outcome: null,
    actions: ['log_call'],
  });
  expect(own?.at_risk_cents).toBeGreaterThan(0);
  // The upline sees the last four of the number, what it costs the upline, and nothing of the client (7.1).
  const [below] = await rowsOf(ben);
  expect(below).toMatchObject({
    policy_number: `••••${policy.policy_number.slice(-4)}`,
    client: null,
    is_mine: false,
    actions: [],
  });
  expect(below?.at_risk_cents).toBeGreaterThan(0);
  expect(below?.at_risk_cents).toBeLessThan(own?.at_risk_cents ?? 0);
  expect(await rowsOf(hal)).toEqual([]);
  expect(await noticesOf(ana)).toMatchObject([{ link: `/payments/chargebacks/lapse-saves/${own?.id}` }]);
  expect(await noticesOf(ben)).toEqual([]);
});

test('what it would cost is what a lapse with premiums paid to that day charges', async () => {
  const [own] = await rowsOf(ana);
  const totals = (await ana.get('/payments/lapse-saves/totals')).json();
  expect(totals).toEqual({
    totals: [
      { currency: 'USD', count: 1, debt_cents: own?.at_risk_cents, at_risk_cents: own?.at_risk_cents },
    ],
  });
  const exposure = (await ana.get('/payments/exposure')).json<{
    policies: { policy_id: string; months: { months_in_force: number; total_cents: number }[] }[];
  }>();
  const months = exposure.policies.find(({ policy_id }) => policy_id === policy.id)?.months;
  // Ten days ago three months were over; today it is four.
  expect(months?.[0]?.months_in_force).toBe(4);
  expect(own?.at_risk_cents).toBeGreaterThan(months?.[0]?.total_cents ?? 0);
});

test('calls say what came of them; only the people of the policy call', async () => {
  const [own] = (await rowsOf(ana)) as [Row];
  const promised_on = addDays(at.todayNow(), 3);
  expect((await call(ana, own, { outcome: 'Promised' })).statusCode).toBe(422);
  expect((await call(ana, own, { outcome: 'Reached', promised_on })).statusCode).toBe(422);
  expect(
    (await call(ana, own, { outcome: 'Promised', promised_on: addDays(at.todayNow(), -1) })).json().fields,
  ).toEqual([{ field: 'promised_on', message: 'Promised For cannot be in the past' }]);
  const done = await call(ana, own, { outcome: 'Promised', promised_on, note: 'Pays on Friday' });
  expect(done.statusCode, done.body).toBe(200);
  expect(done.json()).toMatchObject({
    outcome: 'Promised',
    promised_on,
    version: own.version + 1,
    contact: { email: expect.stringContaining('@') },
    calls: [{ outcome: 'Promised', note: 'Pays on Friday', called_by: { code: at.people.ana } }],
  });
  expect((await call(ana, own, { outcome: 'Reached' })).statusCode).toBe(409);
  const [below] = (await rowsOf(ben)) as [Row];
  expect((await call(ben, below, { outcome: 'Reached' })).statusCode).toBe(404);
  expect((await call(hal, below, { outcome: 'Reached' })).statusCode).toBe(404);
  expect((await hal.get(`/payments/lapse-saves/${own.id}`)).statusCode).toBe(404);
  expect((await ben.get(`/payments/lapse-saves/${own.id}`)).json()).toMatchObject({
    contact: null,
    premium_cents: null,
    calls: [{ outcome: 'Promised', note: null }],
  });
});

test('the same report changes nothing, a file without the column neither; a paid premium leaves the queue', async () => {
  const before = await rowsOf(ana);
  await report(addDays(at.todayNow(), -10));
  expect(await rowsOf(ana)).toEqual(before);
  expect(await noticesOf(ana)).toHaveLength(1);
  await at.host.platform.jobs.add(at.host.db, 'work-out-lapse-risks', {});
  await at.host.platform.jobs.drain();
  expect(await rowsOf(ana)).toEqual(before);
  await report('');
  expect(await rowsOf(ana)).toEqual([]);
  const [saved] = await rowsOf(ana, { filter: '{"status":{"eq":"Saved"}}' });
  expect(saved).toMatchObject({ status: 'Saved', outcome: 'Promised', actions: [] });
  expect((await call(ana, saved as Row, { outcome: 'Paid' })).statusCode).toBe(409);
});

test('a lapse the carrier reports is in the queue until the policy has ended', async () => {
  await at.host.db
    .insertInto('carrier_status')
    .values({
      provider_id: at.term.provider_id,
      text_key: 'lapsed',
      text: 'Lapsed',
      lifecycle: 'Lapsed',
      updated_at: at.clock.now(),
      updated_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await report(addDays(at.todayNow(), -40), 'Lapsed');
  const [open] = await rowsOf(ana);
  expect(open).toMatchObject({ status: 'Open', outcome: null });
  expect(open?.days_left).toBeLessThan(0);
  await at.act(await at.show(policy), 'termination', {
    reason: 'Policy Lapsed',
    termination_date: at.todayNow(),
    paid_to_date: null,
  });
  expect(await rowsOf(ana)).toEqual([]);
  expect(await rowsOf(ana, { filter: '{"status":{"eq":"Lapsed"}}' })).toMatchObject([{ id: open?.id }]);
});

test('what was closed leaves with its calls after seven years, what is late stays (R-AUD-06)', async () => {
  const [open] = await at.host.db
    .insertInto('late_premium')
    .values({
      policy_id: policy.id,
      due_on: at.todayNow(),
      grace_ends_on: addDays(at.todayNow(), 31),
      reported_on: at.todayNow(),
    })
    .returning('id')
    .execute();
  const kept = async () =>
    (
      await at.host.db.selectFrom('late_premium').select('id').where('policy_id', '=', policy.id).execute()
    ).map(({ id }) => id);
  const sweep = async () => {
    await at.host.platform.jobs.add(at.host.db, 'remove-old-late-premiums', {});
    await at.host.platform.jobs.drain();
  };
  const close = (closed_on: string) =>
    at.host.db
      .updateTable('late_premium')
      .set({ closed_on })
      .where('policy_id', '=', policy.id)
      .where('closed_on', 'is not', null)
      .execute();
  await close(addMonths(at.todayNow(), -84));
  await sweep();
  expect(await kept()).toHaveLength(3);
  await close(addDays(addMonths(at.todayNow(), -84), -1));
  await sweep();
  expect(await kept()).toEqual([open?.id]);
  expect(
    await at.host.db
      .selectFrom('late_premium_call')
      .innerJoin('late_premium', 'late_premium.id', 'late_premium_call.late_premium_id')
      .select('late_premium_call.id')
      .where('policy_id', '=', policy.id)
      .execute(),
  ).toEqual([]);
});
