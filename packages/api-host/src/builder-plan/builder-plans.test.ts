import { randomUUID } from 'node:crypto';
import { addDays, addMonths } from '@upline/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardWorld } from '../cards/cards.test-support.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { companyMoment, startTestHost, type TestClient, type TestHost } from '../testing/index.ts';

let host: TestHost;
let world: ReturnType<typeof cardWorld>;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  world = cardWorld(host);
  await host.db.deleteFrom('builder_enrollment').execute();
});
afterAll(() => host.close());

const PRICE = 4_900;
const today = () => companyDay(host.clock.now());
const planOf = async (who: TestClient) => (await who.get('/account/builder-plan')).json();
const enroll = (who: TestClient, price_cents = PRICE) =>
  who.post('/account/builder-plan/enroll', { body: { price_cents }, idempotencyKey: randomUUID() });

async function enrolled(username: string, card: string, price = PRICE): Promise<TestClient> {
  const who = await host.signInAs(username);
  const { purchase_id } = (await enroll(who, price)).json();
  await world.choose(await world.open(who, purchase_id), card);
  await host.platform.jobs.drain();
  return who;
}

/** The mornings until the day pass, with the charges of each. */
async function charge(day: string): Promise<void> {
  await host.db
    .updateTable('builder_enrollment')
    .set({ next_try_on: today() })
    .where('next_try_on', '=', day)
    .execute();
  await host.platform.jobs.add(host.db, 'charge-builder-plans', {});
  await host.platform.jobs.drain();
}

test('begins with the first charge, at the price the person has read, and once (R-BLD-01)', async () => {
  const ana = await host.signInAs('ana');
  expect(await planOf(ana)).toMatchObject({ price_cents: PRICE, takes_cards: true, enrollment: null });
  const other = await enroll(ana, PRICE - 1);
  expect([other.statusCode, other.json().message]).toEqual([
    409,
    'The price of the builder plan has changed',
  ]);
  const first = await enroll(ana);
  expect(first.statusCode).toBe(200);
  // Asked again before it is paid: the same charge.
  expect((await enroll(ana)).json()).toEqual(first.json());
  expect((await planOf(ana)).enrollment).toBeNull();
  await world.choose(await world.open(ana, first.json().purchase_id), 'success');
  await host.platform.jobs.drain();
  expect((await planOf(ana)).enrollment).toMatchObject({
    status: 'Active',
    started_on: today(),
    next_charge_on: addMonths(today(), 1),
    failed_tries: 0,
  });
  const { code } = (await ana.get('/account/profile')).json();
  const { has_builder_plan } = await host.db
    .selectFrom('app_user')
    .select('has_builder_plan')
    .where('username', '=', 'ana')
    .executeTakeFirstOrThrow();
  expect([typeof code, has_builder_plan]).toEqual(['string', true]);
  expect((await enroll(ana)).json().message).toBe('You are enrolled already');
});

test('is charged every month from the card that is kept', async () => {
  const ana = await host.signInAs('ana');
  const due = addMonths(today(), 1);
  await charge(due);
  const { enrollment, charges } = await planOf(ana);
  expect(enrollment).toMatchObject({
    status: 'Active',
    next_charge_on: addMonths(today(), 2),
    failed_tries: 0,
  });
  expect(charges.map(({ status }: { status: string }) => status)).toEqual(['Paid', 'Paid']);
  // The same morning once more charges nothing.
  await charge(due);
  expect((await planOf(ana)).charges).toHaveLength(2);
});

test('stays while a charge fails, is tried on days 1, 3 and 7, and then closed (R-BLD-02)', async () => {
  const ben = await enrolled('ben', 'later');
  const due = (await planOf(ben)).enrollment.next_charge_on as string;
  const nextTry = async () =>
    (
      await host.db
        .selectFrom('builder_enrollment')
        .innerJoin('app_user', 'app_user.code', 'builder_enrollment.associate_code')
        .select('next_try_on')
        .where('username', '=', 'ben')
        .executeTakeFirstOrThrow()
    ).next_try_on;
  await charge(due);
  expect(await planOf(ben)).toMatchObject({ enrollment: { status: 'Active', failed_tries: 1 } });
  expect(await nextTry()).toBe(addDays(due, 2));
  await charge(addDays(due, 2));
  expect(await planOf(ben)).toMatchObject({ enrollment: { status: 'Active', failed_tries: 2 } });
  expect(await nextTry()).toBe(addDays(due, 6));
  await charge(addDays(due, 6));
  expect((await planOf(ben)).enrollment).toMatchObject({
    status: 'Closed',
    failed_tries: 3,
    close_reason: 'Three charges failed',
  });
  const told = await host.db
    .selectFrom('notification')
    .innerJoin('app_user', 'app_user.code', 'notification.user_code')
    .select('type')
    .where('username', '=', 'ben')
    .where('type', 'like', 'builder-%')
    .execute();
  expect(new Set(told.map(({ type }) => type))).toEqual(
    new Set(['builder-charge-failed', 'builder-enrollment-closed']),
  );
  // Enrolling again is a new row.
  await enrolled('ben', 'success');
  expect((await planOf(ben)).enrollment).toMatchObject({ status: 'Active', close_reason: null });
});

test('a failed month can be paid from the purchase history, with another card', async () => {
  const cara = await enrolled('cara', 'later');
  const due = addMonths(today(), 1);
  await charge(due);
  const failed = (await planOf(cara)).charges.find(({ status }: { status: string }) => status === 'Failed');
  await world.choose(await world.open(cara, failed.id), 'success');
  await host.platform.jobs.drain();
  expect((await planOf(cara)).enrollment).toMatchObject({
    status: 'Active',
    failed_tries: 0,
    next_charge_on: addMonths(today(), 2),
  });
  await charge(addMonths(today(), 2));
  expect((await planOf(cara)).enrollment).toMatchObject({ next_charge_on: addMonths(today(), 3) });
});

test('is charged on the day it began on again after a shorter month', async () => {
  const now = host.clock.now();
  host.clock.set(companyMoment('2027-01-31', '12:00'));
  const celine = await enrolled('celine', 'success', 5_900);
  const next = async () => (await planOf(celine)).enrollment.next_charge_on;
  expect(await next()).toBe('2027-02-28');
  await charge('2027-02-28');
  expect(await next()).toBe('2027-03-31');
  host.clock.set(now);
});

test('ends with the paid month when its associate closes it, and at once when an admin does', async () => {
  const hal = await enrolled('hal', 'success');
  const end = (ends_after_month: boolean) =>
    hal.put('/account/builder-plan/end', { body: { ends_after_month } });
  expect((await end(true)).json().enrollment).toMatchObject({ status: 'Active', ends_after_month: true });
  expect((await end(false)).json().enrollment).toMatchObject({ ends_after_month: false });
  await end(true);
  await charge((await planOf(hal)).enrollment.next_charge_on);
  expect((await planOf(hal)).enrollment).toMatchObject({
    status: 'Closed',
    close_reason: 'Closed by the associate',
  });
  expect((await planOf(hal)).charges).toHaveLength(1);

  const admin = await host.signInAs('admin');
  const { rows } = (
    await admin.get('/admin/builder-plans', { query: { filter: '{"status":{"eq":"Active"}}' } })
  ).json();
  const row = rows.find(({ associate }: { associate: { name: string } }) => associate.name === 'Ana Alvarez');
  const closed = await admin.post(`/admin/builder-plans/${row.id}/close`, {
    body: { reason: 'Asked for on the phone' },
    ifMatch: row.version,
    idempotencyKey: randomUUID(),
  });
  expect(closed.json()).toMatchObject({
    status: 'Closed',
    close_reason: 'Asked for on the phone',
    actions: [],
  });
});

test('an admin who views as the associate neither enrolls nor ends anything (7.3)', async () => {
  const proxied = await host.signInAs('eve', { via: 'admin' });
  expect((await enroll(proxied)).statusCode).toBe(403);
  expect(
    (await proxied.put('/account/builder-plan/end', { body: { ends_after_month: true } })).statusCode,
  ).toBe(403);
  expect((await proxied.get('/account/builder-plan')).statusCode).toBe(200);
});
