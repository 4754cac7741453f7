import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHost, type TestClient, type TestHost, tries } from '../testing/index.ts';
import { testConfig } from '../testing/test-config.ts';
import { askPayment } from './ask-payment.ts';
import { areasWithoutTickets, cardWorld, ordersOf } from './cards.test-support.ts';
import { addCardPurpose } from './purposes.ts';
import { sandboxFetch } from './sandbox/sandbox-fetch.ts';
import { stripeOf } from './stripe.ts';

let host: TestHost;
let world: ReturnType<typeof cardWorld>;
let ana: TestClient;
const happened: string[] = [];

beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', areas: areasWithoutTickets });
  addCardPurpose(host.platform, {
    kind: 'Event Ticket',
    onPaid: async (_context, { subject }) => void happened.push(`paid ${subject}`),
    onRefunded: async (_context, { subject }) => void happened.push(`refunded ${subject}`),
    onFailed: async (_context, { subject }) => void happened.push(`failed ${subject}`),
  });
  world = cardWorld(host);
  ana = await host.signInAs('ana');
});
afterAll(() => host.close());

const what = (subject: string) =>
  happened.filter((each) => each.endsWith(` ${subject}`)).map((each) => each.split(' ')[0]);

describe('paying', () => {
  test('leads to the page of Stripe, is paid there, and has a receipt', async () => {
    const payment = await world.ask('ana', 2_500);
    const listed = await ana.get('/account/purchases');
    expect(listed.json().rows[0]).toMatchObject({
      id: payment.id,
      status: 'Pending',
      amount_cents: 2_500,
      actions: ['pay'],
    });
    const url = await world.open(ana, payment.id);
    // The same page, however often it is asked for.
    expect(await world.open(ana, payment.id)).toBe(url);
    const page = await host.get(new URL(url).pathname);
    expect(page.body).toContain('4242 4242 4242 4242');
    expect(page.body).toContain('$25.00');
    const back = await world.choose(url, 'success');
    expect(back).toBe(`${host.config.portalUrl}/account/purchase-history?paid=${payment.id}`);
    await host.platform.jobs.drain();
    expect(await world.statusOf(payment.id)).toBe('Paid');
    expect(what(payment.subject)).toEqual(['paid']);
    const receipt = await ana.get(`/account/purchases/${payment.id}/receipt`);
    expect(receipt.statusCode).toBe(200);
    expect(receipt.body.startsWith('%PDF')).toBe(true);
    const again = await ana.post(`/account/purchases/${payment.id}/checkout`);
    expect([again.statusCode, again.json().message]).toEqual([409, 'This payment is not open any more']);
  });

  test('a declined card fails, and the same page takes another card', async () => {
    const payment = await world.ask('ana', 3_100);
    const url = await world.open(ana, payment.id);
    expect(await world.choose(url, 'decline')).toContain('?step=declined');
    await host.platform.jobs.drain();
    expect(await world.statusOf(payment.id)).toBe('Failed');
    const { rows } = (await ana.get('/account/purchases')).json();
    expect(rows.find(({ id }: { id: string }) => id === payment.id)).toMatchObject({
      failure: 'The card was declined',
      actions: ['pay'],
    });
    expect(await world.open(ana, payment.id)).toBe(url);
    expect(await world.statusOf(payment.id)).toBe('Pending');
    expect(await world.choose(url, 'ask')).toContain('?step=ask');
    expect((await host.get(new URL(url).pathname, { query: { step: 'ask' } })).body).toContain(
      'Confirm the payment',
    );
    await world.choose(url, 'refuse');
    await host.platform.jobs.drain();
    expect(await world.statusOf(payment.id)).toBe('Failed');
    await world.choose(url, 'confirm');
    await host.platform.jobs.drain();
    expect(await world.statusOf(payment.id)).toBe('Paid');
    expect(what(payment.subject)).toEqual(['failed', 'failed', 'paid']);
  });

  test('a page that ran out is replaced by one of another try', async () => {
    const payment = await world.ask('ana', 1_200);
    const url = await world.open(ana, payment.id);
    const { body, ...row } = await host.db
      .selectFrom('card_sandbox_object')
      .selectAll()
      .where('id', '=', new URL(url).pathname.split('/').at(-1) as string)
      .executeTakeFirstOrThrow();
    await host.db
      .updateTable('card_sandbox_object')
      .set({ body: JSON.stringify({ ...body, expires_at: 1 }) })
      .where('id', '=', row.id)
      .execute();
    const next = await world.open(ana, payment.id);
    expect(next).not.toBe(url);
    await host.platform.jobs.drain();
    // The report that the first page ran out comes late and is of an earlier try.
    expect(await world.statusOf(payment.id)).toBe('Pending');
    await world.choose(next, 'success');
    await host.platform.jobs.drain();
    expect(await world.statusOf(payment.id)).toBe('Paid');
  });

  test('one subject is asked for once', async () => {
    const first = await world.ask('ana', 900, 'once:1');
    const second = await world.ask('ana', 900, 'once:1');
    expect(second.id).toBe(first.id);
  });

  test('money that is reserved for a registration nobody knows is released, and charges nothing', async () => {
    const draftId = randomUUID();
    const payment = await world.inTransaction((context) =>
      askPayment(host.platform, context, {
        kind: 'Registration',
        subject: `draft:${draftId}`,
        payer: { draftId },
        country: 'Canada',
        description: 'Membership fee',
        amount_cents: 15_000,
      }),
    );
    const { url } = await world.pages.open(world.context(), payment.id, {
      paidUrl: 'https://portal.example/done',
      leftUrl: 'https://portal.example/left',
    });
    expect(await world.choose(url, 'success')).toBe('https://portal.example/done');
    await host.platform.jobs.drain();
    expect(await world.row(payment.id)).toMatchObject({
      status: 'Failed',
      attempt: 2,
      failure: 'This registration cannot be paid any more. Nothing was charged.',
    });
  });

  test('another person, an admin who views as the payer, and no session at all are refused', async () => {
    const payment = await world.ask('ana', 700);
    const path = `/account/purchases/${payment.id}/checkout`;
    expect((await (await host.signInAs('ben')).post(path)).statusCode).toBe(404);
    const proxied = await host.signInAs('ana', { via: 'admin' });
    const refused = await proxied.post(path);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Not available while viewing as another user',
    ]);
    const { rows } = (await proxied.get('/account/purchases')).json();
    expect(rows.find(({ id }: { id: string }) => id === payment.id).actions).toEqual([]);
    expect((await host.post(path)).statusCode).toBe(401);
  });
});

describe('what Stripe reports', () => {
  test('counts once, however often and in whatever order it comes (R-STO-02)', async () => {
    for (const order of tries(ordersOf(['failed', 'paid', 'refund', 'dispute', 'closed'] as const), 12)) {
      const payment = await world.ask('ana', 5_000);
      const events = world.story(payment, 2_000);
      for (const name of order) {
        expect((await world.report(events[name])).statusCode).toBe(204);
        expect((await world.report(events[name])).statusCode).toBe(204);
      }
      const row = await world.row(payment.id);
      expect([order.join(), row.status, row.refunded_cents]).toEqual([order.join(), 'Paid', 2_000]);
      expect(what(payment.subject).filter((each) => each === 'paid')).toEqual(['paid']);
    }
  });

  test('an event that comes fifty times at once is applied once', async () => {
    const payment = await world.ask('ana', 5_000);
    const { paid } = world.story(payment, 1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.report(paid)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(what(payment.subject)).toEqual(['paid']);
  });

  test('a lost dispute takes all back, an open one waits', async () => {
    const payment = await world.ask('ana', 5_000);
    const { paid, dispute, lost } = world.story(payment, 1);
    await world.report(dispute);
    expect(await world.statusOf(payment.id)).toBe('Pending');
    await world.report(paid);
    expect(await world.statusOf(payment.id)).toBe('Disputed');
    await world.report(lost);
    expect(await world.statusOf(payment.id)).toBe('Refunded');
    await world.report(dispute);
    expect(await world.statusOf(payment.id)).toBe('Refunded');
    expect(what(payment.subject)).toEqual(['paid', 'refunded']);
  });

  test.each([
    ['another amount', { amount: 4_999 }, 'Amount or currency differ from what was asked'],
    ['another currency', { currency: 'cad' }, 'Amount or currency differ from what was asked'],
  ])('%s is kept, raises the alarm and pays nothing', async (_name, change, problem) => {
    const payment = await world.ask('ana', 5_000);
    await world.report(world.story(payment, 1, change).paid);
    expect(await world.statusOf(payment.id)).toBe('Pending');
    expect(what(payment.subject)).toEqual([]);
    const admin = await host.signInAs('super');
    const { rows } = (
      await admin.get('/admin/card-events', { query: { filter: '{"outcome":{"eq":"Action Required"}}' } })
    ).json();
    const event = rows.find((row: { payment: { id: string } }) => row.payment.id === payment.id);
    expect(event).toMatchObject({ problem, actions: ['replay'] });
    const replayed = await admin.post(`/admin/card-events/${event.id}/replay`, {
      ifMatch: event.version,
      idempotencyKey: randomUUID(),
    });
    expect(replayed.json()).toMatchObject({ outcome: 'Action Required', problem });
    const notices = await host.db
      .selectFrom('notification')
      .select('user_code')
      .where('type', '=', 'card-alarm')
      .execute();
    expect(notices.length).toBeGreaterThan(0);
  });

  test('money that comes twice for one payment needs a person', async () => {
    const payment = await world.ask('ana', 5_000);
    await world.report(world.story(payment, 1).paid);
    const second = world.story(payment, 1);
    await world.report(second.paid);
    const event = await world.eventOf(second.paid.id);
    expect(event).toMatchObject({ outcome: 'Action Required' });
    expect(event.problem).toContain('Paid twice');
    expect(what(payment.subject)).toEqual(['paid']);
  });

  test('a forged, altered, old or foreign signature is refused, and nothing is kept (S-57)', async () => {
    const payment = await world.ask('ana', 5_000);
    const { paid } = world.story(payment, 1);
    const body = JSON.stringify(paid);
    const now = host.clock.now();
    const { USA, Canada } = host.config.cards;
    const sign = (secret: string | undefined, at: number) =>
      Stripe.webhooks.generateTestHeaderString({ payload: body, secret: secret ?? '', timestamp: at });
    const seconds = Math.floor(now.getTime() / 1_000);
    const tries: [string, string][] = [
      [body, ''],
      [body, 't=1,v1=00'],
      [body, sign('whsec_somebody_else_entirely', seconds)],
      [body, sign(Canada?.webhookSecret, seconds)],
      [body, sign(USA?.webhookSecret, seconds - 301)],
      [body.replace('5000', '1'), sign(USA?.webhookSecret, seconds)],
    ];
    for (const [text, signature] of tries)
      expect((await world.post('usa', text, signature)).statusCode).toBe(400);
    expect(await world.findEvent(paid.id)).toBeUndefined();
    expect(await world.statusOf(payment.id)).toBe('Pending');
    // The same with its own signature is taken.
    expect((await world.post('usa', body, sign(USA?.webhookSecret, seconds))).statusCode).toBe(204);
  });

  test('a report that was lost is asked for', async () => {
    const payment = await world.ask('ana', 4_400);
    await world.choose(await world.open(ana, payment.id), 'success');
    await host.db.deleteFrom('job').where('task', '=', 'report-sandbox-event').execute();
    await host.db
      .updateTable('card_payment')
      .set({ updated_at: new Date(host.clock.now().getTime() - 3_600_000) })
      .where('id', '=', payment.id)
      .execute();
    await host.platform.jobs.add(host.db, 'look-after-card-payments', {});
    await host.platform.jobs.drain();
    expect(await world.statusOf(payment.id)).toBe('Paid');
    expect(what(payment.subject)).toEqual(['paid']);
  });
});

describe('refunds', () => {
  async function paid(cents: number) {
    const payment = await world.ask('ana', cents);
    await world.choose(await world.open(ana, payment.id), 'success');
    await host.platform.jobs.drain();
    return payment;
  }
  const refund = async (who: string, id: string, amount_cents: number, key = randomUUID()) => {
    const admin = await host.signInAs(who);
    const { version } = (await admin.get(`/admin/card-payments/${id}`)).json();
    return admin.post(`/admin/card-payments/${id}/refunds`, {
      body: { amount_cents, reason: 'Charged twice' },
      ifMatch: version,
      idempotencyKey: key,
    });
  };

  test('go back in parts, up to what was paid', async () => {
    const payment = await paid(6_000);
    const asked = await refund('admin', payment.id, 2_000);
    expect(asked.statusCode).toBe(202);
    expect(asked.json()).toMatchObject({ status: 'Paid', refundable_cents: 4_000 });
    await host.platform.jobs.drain();
    expect(await world.row(payment.id)).toMatchObject({ status: 'Paid', refunded_cents: 2_000 });
    const beyond = await refund('admin', payment.id, 4_001);
    expect(beyond.json().fields).toEqual([
      { field: 'amount_cents', message: 'Only $40.00 are left to refund' },
    ]);
    await refund('admin', payment.id, 4_000);
    await host.platform.jobs.drain();
    expect(await world.row(payment.id)).toMatchObject({ status: 'Refunded', refunded_cents: 6_000 });
    expect(what(payment.subject)).toEqual(['paid', 'refunded']);
    expect((await refund('admin', payment.id, 1)).statusCode).toBe(409);
  });

  test('above the limit need a super admin', async () => {
    const payment = await paid(60_000);
    expect((await refund('admin', payment.id, 50_001)).json().fields).toEqual([
      { field: 'amount_cents', message: 'Refunds above $500.00 need a super admin' },
    ]);
    expect((await refund('super', payment.id, 50_001)).statusCode).toBe(202);
  });

  test('a refund whose answer was lost is sent again under the same key and given once', async () => {
    const payment = await paid(6_000);
    await refund('admin', payment.id, 1_500);
    const { id } = await host.db
      .selectFrom('card_refund')
      .select('id')
      .where('payment_id', '=', payment.id)
      .executeTakeFirstOrThrow();
    // Stripe has been asked, and the process died before it wrote the answer.
    await world.stripe('USA').refunds.create(
      {
        payment_intent: (await world.row(payment.id)).intent_id as string,
        amount: 1_500,
        metadata: { refund_id: id },
      },
      { idempotencyKey: `refund:${id}` },
    );
    await host.platform.jobs.drain();
    expect(await world.row(payment.id)).toMatchObject({ refunded_cents: 1_500 });
  });
});

test('the night compares with Stripe, and tells of what differs without correcting it (R-12)', async () => {
  const admin = await host.signInAs('admin');
  const checks = async () => {
    await host.platform.jobs.add(host.db, 'verify-card-payments', {});
    await host.platform.jobs.drain();
    const { rows } = (await admin.get('/admin/card-payments/checks')).json();
    return rows.find(({ country }: { country: string }) => country === 'Canada');
  };
  const celine = await host.signInAs('celine');
  const payment = await world.ask('celine', 8_800);
  await world.choose(await world.open(celine, payment.id), 'success');
  await host.platform.jobs.drain();
  const whole = await checks();
  expect(whole.differences).toEqual([]);
  expect(whole.compared).toBeGreaterThan(0);
  await host.db
    .updateTable('card_payment')
    .set({ refunded_cents: 100 })
    .where('id', '=', payment.id)
    .execute();
  expect((await checks()).differences).toMatchObject([
    { what: 'Refunded amount differs', payment_id: payment.id },
  ]);
  expect(await world.row(payment.id)).toMatchObject({ refunded_cents: 100 });
});

test('nothing of the events, the trail and the mails holds a card', async () => {
  const texts = await Promise.all([
    host.db.selectFrom('card_event').selectAll().execute(),
    host.db.selectFrom('audit_entry').selectAll().where('entity', '=', 'card_payment').execute(),
    host.db.selectFrom('notification').selectAll().where('type', 'like', 'card-%').execute(),
    host.db.selectFrom('card_payment').selectAll().execute(),
  ]);
  const all = JSON.stringify(texts, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
  expect(all).toContain('Summer convention');
  expect(all.match(/4242 ?4242|4000 ?00[02]{2}|whsec_|sk_test/g)).toBeNull();
});

test('outside a demo, or with keys of its own, nothing of the stand-in is there', async () => {
  const off = await startTestHost({ environment: { CARD_SANDBOX: 'false' } });
  try {
    expect((await off.get('/card-sandbox')).statusCode).toBe(404);
    expect(off.config.cards).toEqual({ USA: undefined, Canada: undefined, isSandbox: false });
    expect(() => sandboxFetch(off.platform, 'USA')).toThrow('for demos alone');
    expect(() => stripeOf(off.platform, 'USA')).toThrow('Stripe keys are not set');
    expect((await off.post('/card-webhooks/usa', { body: {} })).statusCode).toBe(400);
  } finally {
    await off.close();
  }
  const live = await startTestHost({ environment: { DEMO: 'false' } });
  try {
    for (const path of ['/card-sandbox', '/card-sandbox/usa/cs_1'])
      expect((await live.get(path)).statusCode).toBe(404);
  } finally {
    await live.close();
  }
  const keys = {
    STRIPE_SECRET_KEY_USA: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET_USA: 'whsec_1234567890123456',
  };
  expect(testConfig(keys).cards).toMatchObject({ isSandbox: false, Canada: undefined });
});
