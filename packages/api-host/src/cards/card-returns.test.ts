import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText, startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import type { CardPayment } from './cards.tables.ts';
import { areasWithoutTickets, cardWorld } from './cards.test-support.ts';

let host: TestHost;
let world: ReturnType<typeof cardWorld>;
let ana: TestClient;
let admin: TestClient;
let anaCode: string;
/** Of the demo login. */
const ADMIN = 'A000001';
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', areas: areasWithoutTickets });
  world = cardWorld(host);
  ana = await host.signInAs('ana');
  admin = await host.signInAs('admin');
  anaCode = (await ana.get('/access')).json().user.code;
});
afterAll(() => host.close());

/** A payment that was paid, and what else Stripe may report of it. */
async function paid(cents: number, refunded = 1_000) {
  const payment = await world.ask('ana', cents);
  const events = world.story(payment, refunded);
  await world.report(events.paid);
  return { payment, events };
}
const ofDispute = <E extends { data: { object: object } }>(event: E, amount: number) => ({
  ...event,
  data: { object: { ...event.data.object, amount } },
});
const readPayment = async ({ id }: CardPayment) => (await admin.get(`/admin/card-payments/${id}`)).json();
const askRefund = (id: string, version: number, amount_cents: number) =>
  admin.post(`/admin/card-payments/${id}/refunds`, {
    body: { amount_cents, reason: 'Charged twice' },
    ifMatch: version,
    idempotencyKey: randomUUID(),
  });
const purchase = async ({ id }: CardPayment) => (await ana.get(`/account/purchases/${id}`)).json();
const notices = (type: string, { id }: CardPayment, user_code: string) =>
  host.db
    .selectFrom('notification')
    .select('title')
    .where('type', '=', type)
    .where('object_key', '=', `card_payment:${id}`)
    .where('user_code', '=', user_code)
    .execute();

describe('a lost dispute', () => {
  test('counts as money that went back: in the history, at the office and on the receipt (domain.md 2.25)', async () => {
    const { payment, events } = await paid(5_000);
    await world.report(events.dispute);
    expect(await purchase(payment)).toMatchObject({ status: 'Disputed', refunded_cents: 0 });
    await world.report(events.lost);
    expect(await purchase(payment)).toMatchObject({ status: 'Refunded', refunded_cents: 5_000 });
    expect(await readPayment(payment)).toMatchObject({ refunded_cents: 5_000, refundable_cents: 0 });
    expect(pdfText((await ana.get(`/account/purchases/${payment.id}/receipt`)).rawPayload).slice(-4)).toEqual(
      [expect.stringMatching(/^Given back by the bank on /), '-$50.00', 'Total in USD', '$0.00'],
    );
    // The bank has told the cardholder; a refund of ours it is not.
    expect(await notices('card-refunded', payment, anaCode)).toEqual([]);
    expect(await notices('card-disputed', payment, anaCode)).toHaveLength(1);
  });

  test('of a part leaves the rest paid, and only the rest can be refunded', async () => {
    const { payment, events } = await paid(5_000, 1_000);
    await world.report(events.refund);
    await world.report(ofDispute(events.dispute, 1_500));
    await world.report(ofDispute(events.lost, 1_500));
    expect(await purchase(payment)).toMatchObject({ status: 'Paid', refunded_cents: 2_500 });
    const { refundable_cents, version } = await readPayment(payment);
    expect(refundable_cents).toBe(2_500);
    expect((await askRefund(payment.id, version, 2_501)).json().fields).toEqual([
      { field: 'amount_cents', message: 'Only $25.00 are left to refund' },
    ]);
  });

  test('is no difference for the comparison of the night (R-12)', async () => {
    const celine = await host.signInAs('celine');
    const payment = await world.ask('celine', 8_800);
    await world.choose(await world.open(celine, payment.id), 'dispute');
    await host.platform.jobs.drain();
    const { intent_id } = await world.row(payment.id);
    const decided = await host.app.inject({
      method: 'POST',
      url: `/card-sandbox/canada/disputes/${intent_id}/lost`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    });
    expect(decided.statusCode).toBe(303);
    await host.platform.jobs.drain();
    expect(await world.row(payment.id)).toMatchObject({ status: 'Refunded', refunded_cents: 8_800 });
    await host.platform.jobs.add(host.db, 'verify-card-payments', {});
    await host.platform.jobs.drain();
    const { rows } = (await admin.get('/admin/card-payments/checks')).json();
    const canada = rows.find(({ country }: { country: string }) => country === 'Canada');
    expect(canada.differences).toEqual([]);
  });
});

describe('a refund that fails', () => {
  test('after its payer was told is told to payer and office, and can be given again', async () => {
    const { payment, events } = await paid(5_000, 2_000);
    await world.report(events.refund);
    expect(await notices('card-refunded', payment, anaCode)).toHaveLength(1);
    const { object } = events.refund.data as { object: object };
    await world.report({
      ...events.refund,
      id: `${events.refund.id}_failed`,
      type: 'refund.failed',
      data: { object: { ...object, status: 'failed' } },
    } as typeof events.refund);
    expect(await purchase(payment)).toMatchObject({ status: 'Paid', refunded_cents: 0 });
    expect(await readPayment(payment)).toMatchObject({ refundable_cents: 5_000 });
    expect(await notices('card-refund-failed', payment, anaCode)).toEqual([{ title: 'Refund failed' }]);
    expect(await notices('card-refund-failed', payment, ADMIN)).toHaveLength(1);
  });

  test('at Stripe at once is told to the office alone', async () => {
    const { payment } = await paid(5_000);
    // The stand-in knows nothing of this payment, so it refuses.
    const { version } = await readPayment(payment);
    expect((await askRefund(payment.id, version, 500)).statusCode).toBe(202);
    await host.platform.jobs.drain();
    const after = await readPayment(payment);
    expect(after.refunds).toMatchObject([
      { status: 'Failed', requested_by: { code: ADMIN, name: expect.stringContaining(' ') } },
    ]);
    expect(after.refundable_cents).toBe(5_000);
    expect(await notices('card-refund-failed', payment, anaCode)).toEqual([]);
    expect(await notices('card-refund-failed', payment, ADMIN)).toHaveLength(1);
  });
});

test('a report that changes nothing leaves no entry in the trail', async () => {
  const { payment, events } = await paid(5_000, 2_000);
  await world.report(events.refund);
  const entries = async () =>
    (
      await host.db
        .selectFrom('audit_entry')
        .select('id')
        .where('entity', '=', 'card_payment')
        .where('entity_id', '=', payment.id)
        .execute()
    ).length;
  const before = await entries();
  await world.report({ ...events.refund, id: `${events.refund.id}_again`, type: 'refund.updated' });
  expect(await entries()).toBe(before);
});
