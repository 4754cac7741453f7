import { addDays, DAY_MS } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyDay } from '../../platform/time/company-time.ts';
import { testClock, testContext } from '../../testing/index.ts';
import { sentMessages } from '../../testing/test-users.ts';
import { type PayRunTestHost, startPayRuns } from '../pay-runs/pay-runs.test-support.ts';
import { debtRollUp } from './roll-up.service.ts';

/** Noon, so that no change of the clocks moves it to another day. */
const noon = new Date();
noon.setUTCHours(17, 0, 0, 0);
const clock = testClock(noon);
let pay: PayRunTestHost;
let ivy: string;
let hal: string;

beforeAll(async () => {
  pay = await startPayRuns({ clock });
  [ivy, hal] = [pay.codeOf('ivy'), pay.codeOf('hal')];
  await sql`update associate set disable_license_check = true where code = ${ivy}`.execute(pay.host.db);
});
afterAll(() => pay.host.close());

const run = () => debtRollUp(pay.host.platform).run(testContext(pay.host));
const pass = (days: number) => clock.advance(days * DAY_MS);
const today = () => companyDay(clock.now());
const enable = (is_enabled: boolean) =>
  sql`insert into setting (key, effective_from, value)
    values ('roll_up_terms', ${addDays(today(), -1)}::date, ${JSON.stringify({ is_enabled, after_days: 90, notice_days: 15 })})
    on conflict (key, effective_from) do update set value = excluded.value`.execute(pay.host.db);
const notices = async (to: string, type: string) =>
  (
    await pay.host.db
      .selectFrom('notification')
      .select('body')
      .where('user_code', '=', to)
      .where('type', '=', type)
      .execute()
  ).length;
const mailedToHal = async (kind: string) =>
  (await sentMessages(pay.host, 'hal')).filter((each) => each.kind === kind).map(({ text }) => text);
const listed = async () =>
  (await (await pay.host.signInAs('ivy')).get('/payments/roll-ups')).json<{
    rows: Record<string, unknown>[];
  }>().rows;
const debt = (id: string) =>
  pay.host.db.selectFrom('chargeback').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function leave(status: 'Terminated' | 'Active') {
  await pay.host.db.updateTable('app_user').set({ status }).where('code', '=', hal).execute();
  await sql`insert into status_history (associate_code, from_status, to_status, reason, at)
    values (${hal}, 'Active', ${status}, 'For another company', ${clock.now()})`.execute(pay.host.db);
}

test('a debt of who left moves to the senior upline after 90 days, told 15 days ahead (R-MNY-33)', async () => {
  const id = await pay.owe('hal', 9_900, addDays(today(), -40));
  await leave('Terminated');
  pass(100);
  await run();
  expect(await listed()).toEqual([]);

  // Switched on late: the receiver has the whole notice before them all the same.
  await enable(true);
  await run();
  await run();
  expect(await listed()).toMatchObject([
    {
      associate: { code: hal },
      amount_cents: 9_900,
      announced_on: today(),
      transfer_on: addDays(today(), 15),
      transferred_at: null,
    },
  ]);
  expect(await notices(ivy, 'roll-up-announced')).toBe(1);
  expect(await notices(hal, 'roll-up-announced')).toBe(1);
  // Who has left cannot sign in: the mail has no link, and no amount either (R-NTF-01).
  expect(await mailedToHal('roll-up-announced')).toEqual([
    'A downline debt roll-up is announced. Ask the home office about it.',
  ]);
  pass(14);
  await run();
  expect((await debt(id)).transferred_to_id).toBeNull();

  pass(1);
  await run();
  await run();
  const { transferred_to_id, amount_cents, recovered_cents } = await debt(id);
  expect({ amount_cents, recovered_cents }).toEqual({ amount_cents: 9_900, recovered_cents: 0 });
  expect(await debt(transferred_to_id as string)).toMatchObject({
    associate_code: ivy,
    reason: 'Downline Debt Roll-Up',
    amount_cents: 9_900,
    policy_id: null,
    note: expect.stringContaining('Hal'),
  });
  expect(await notices(ivy, 'roll-up-posted')).toBe(1);
  await pay.expectWhole();

  const admin = await pay.host.signInAs('admin');
  const old = (await admin.get(`/admin/chargebacks/${id}`)).json();
  expect(old).toMatchObject({ status: 'Transferred' });
  expect((await admin.get('/admin/roll-ups/count')).json()).toEqual({ count: 1 });
  expect((await (await pay.host.signInAs('eve')).get('/payments/roll-ups')).json()).toEqual({ rows: [] });
});

test('the receiver’s earnings recover it, and a dispute that is approved gives it back (R-CB-03)', async () => {
  // Sessions of the beginning are alive again.
  clock.set(noon);
  await pay.bank('ivy');
  await pay.earn('ivy', 10_000);
  const closed = await pay.payEverybody();
  expect(await pay.payoutOf(closed.id, 'ivy')).toMatchObject({ gross_cents: 10_000, withheld_cents: 5_000 });
  const own = await pay.host.signInAs('ivy');
  const { rows } = (await own.get('/payments/chargebacks')).json();
  const [taken] = rows.filter(({ reason }: { reason: string }) => reason === 'Downline Debt Roll-Up');
  expect(taken).toMatchObject({ recovered_cents: 5_000, remaining_cents: 4_900, policy_number: null });
  const disputed = await own.post(`/payments/chargebacks/${taken.id}/dispute`, {
    body: { text: 'Hal was never in my base shop' },
    ifMatch: taken.version,
    idempotencyKey: 'dispute',
  });
  expect(disputed.statusCode, disputed.body).toBe(200);
  const answered = await (await pay.host.signInAs('admin')).post(
    `/admin/chargebacks/${taken.id}/dispute-decision`,
    {
      body: { status: 'Approved', answer: 'That is right' },
      ifMatch: disputed.json().version,
      idempotencyKey: 'answer',
    },
  );
  expect(answered.statusCode, answered.body).toBe(200);
  expect(
    await pay.host.db
      .selectFrom('compensation_line')
      .select(['amount_cents', 'compensation_type'])
      .where('source_id', '=', taken.id)
      .execute(),
  ).toEqual([{ amount_cents: 5_000, compensation_type: 'Adjustment' }]);
  // The open part fell, and what was paid comes back (R-MNY-33).
  expect((await own.get(`/payments/chargebacks/${taken.id}`)).json()).toMatchObject({ remaining_cents: 0 });
  await pay.expectWhole();
});

test('an announcement is withdrawn when the person is back, and nothing moves', async () => {
  pass(130);
  const id = await pay.owe('hal', 5_000, addDays(today(), -200));
  await run();
  expect(await listed()).toHaveLength(2);
  await leave('Active');
  pass(16);
  await run();
  expect((await listed()).map(({ amount_cents }) => amount_cents)).toEqual([9_900]);
  expect(await notices(ivy, 'roll-up-withdrawn')).toBe(1);
  expect((await debt(id)).transferred_to_id).toBeNull();
  await pay.expectWhole();
});
