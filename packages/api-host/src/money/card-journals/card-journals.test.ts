import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardPayment } from '../../cards/cards.tables.ts';
import { areasWithoutTickets, cardWorld, ordersOf } from '../../cards/cards.test-support.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import { countFaults, linesOfAll } from '../ledger/ledger.store.ts';
import { cardJournalFaults } from './card-journals.store.ts';

const WHOLE = { payments: 0, refunds: 0, disputes: 0, receipts: 0 };

let host: TestHost;
let world: ReturnType<typeof cardWorld>;
let admin: TestClient;

beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', areas: areasWithoutTickets });
  world = cardWorld(host);
  admin = await host.signInAs('admin');
});
afterAll(() => host.close());

interface Posted {
  readonly id: string;
  readonly kind: string;
}

const journalsOf = async (id: string) =>
  (await admin.get(`/admin/card-payments/${id}`)).json<{ journals: Posted[] }>().journals;

/** What the accounts hold of one payment, in cents: positive is a debit. */
async function booksOf({ id }: CardPayment): Promise<Record<string, number>> {
  const journals = await journalsOf(id);
  const lines = await linesOfAll(
    host.db,
    journals.map((journal) => journal.id),
  );
  const sums = new Map<string, number>();
  for (const { kind, amount_cents } of lines) sums.set(kind, (sums.get(kind) ?? 0) + amount_cents);
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
}

async function reported(
  cents: number,
  refunded: number,
  names: readonly (keyof ReturnType<typeof world.story>)[],
) {
  const payment = await world.ask('ana', cents);
  const story = world.story(payment, refunded);
  for (const name of names) expect((await world.report(story[name])).statusCode).toBe(204);
  return payment;
}

describe('the journals of a card payment (R-10)', () => {
  // A ticket of 60.00: what each account holds after what Stripe reported.
  test.each([
    ['paid', ['paid'], { 'Card Receipts': 6_000, 'Sales Revenue': -6_000 }],
    ['given back in part', ['paid', 'refund'], { 'Card Receipts': 4_500, 'Sales Revenue': -4_500 }],
    [
      'disputed',
      ['paid', 'dispute'],
      { 'Card Receipts': 0, 'Disputed Card Receipts': 6_000, 'Sales Revenue': -6_000 },
    ],
    ['won', ['paid', 'dispute', 'closed'], { 'Card Receipts': 6_000, 'Sales Revenue': -6_000 }],
    ['lost', ['paid', 'dispute', 'lost'], {}],
    ['refused by the bank', ['failed'], {}],
  ] as const)('%s', async (_name, names, books) => {
    const payment = await reported(6_000, 1_500, names);
    const expected = Object.fromEntries(Object.entries(books).filter(([, cents]) => cents !== 0));
    expect(await booksOf(payment)).toEqual(expected);
  });

  test('are the same in whatever order and however often the facts come', async () => {
    for (const order of ordersOf(['paid', 'refund', 'dispute', 'closed'] as const)) {
      const payment = await reported(6_000, 1_500, [...order, ...order]);
      expect([order.join(), (await journalsOf(payment.id)).map(({ kind }) => kind).sort()]).toEqual([
        order.join(),
        ['Card Dispute', 'Card Dispute Won', 'Card Payment', 'Card Refund'],
      ]);
      expect(await booksOf(payment)).toEqual({ 'Card Receipts': 4_500, 'Sales Revenue': -4_500 });
    }
    expect(await cardJournalFaults(host.db)).toEqual(WHOLE);
    expect(await countFaults(host.db)).toEqual({ unbalanced: 0, wrong_balances: 0, wrong_sides: 0 });
  });

  test('take a refund back that failed on its way', async () => {
    const payment = await world.ask('ana', 6_000);
    const { paid, refund } = world.story(payment, 1_500);
    await world.report(paid);
    const pending = { ...refund, data: { object: { ...refund.data.object, status: 'pending' } } };
    await world.report(pending);
    expect(await booksOf(payment)).toEqual({ 'Card Receipts': 4_500, 'Sales Revenue': -4_500 });
    const failed = {
      ...refund,
      id: `${refund.id}f`,
      type: 'refund.failed',
      data: { object: { ...refund.data.object, status: 'failed' } },
    };
    await world.report(failed);
    await world.report({ ...failed, id: `${refund.id}g` });
    expect(await booksOf(payment)).toEqual({ 'Card Receipts': 6_000, 'Sales Revenue': -6_000 });
    expect((await journalsOf(payment.id)).map(({ kind }) => kind)).toEqual([
      'Card Payment',
      'Card Refund',
      'Reversal',
    ]);
    expect(await cardJournalFaults(host.db)).toEqual(WHOLE);
  });

  test('are not written with a payment that is taken back', async () => {
    const payment = await world.ask('ana', 6_000);
    await world.report(world.story(payment, 1, { amount: 5_999 }).paid);
    expect(await journalsOf(payment.id)).toEqual([]);
  });

  test('lead to the payment, whatever they are about', async () => {
    const payment = await reported(6_000, 1_500, ['paid', 'refund', 'dispute', 'lost']);
    const journals = await journalsOf(payment.id);
    expect(journals).toHaveLength(4);
    const { number } = (await admin.get(`/admin/card-payments/${payment.id}`)).json();
    for (const { id } of journals)
      expect((await admin.get(`/admin/ledger/journals/${id}`)).json().source).toEqual({
        type: 'card-payment',
        id: payment.id,
        label: number,
      });
  });
});

describe('the check of the night', () => {
  test('is content with the demo, in which every payment has its journal', async () => {
    expect(await cardJournalFaults(host.db)).toEqual(WHOLE);
    const { rows } = (
      await admin.get('/admin/ledger/journals', { query: { filter: '{"kind":{"eq":"Card Dispute"}}' } })
    ).json();
    expect(rows.length).toBeGreaterThan(0);
  });

  test('sees a payment without a journal, another amount and a refund that nobody booked (R-12)', async () => {
    const payment = await reported(6_000, 1_500, ['paid', 'refund']);
    const change = (cents: number) =>
      sql`update card_payment set amount_cents = amount_cents + ${cents} where id = ${payment.id}`.execute(
        host.db,
      );
    await change(1);
    expect(await cardJournalFaults(host.db)).toEqual({ ...WHOLE, payments: 1, receipts: 1 });
    await change(-1);
    await sql`insert into card_refund (id, payment_id, amount_cents, reason, status, created_at)
      values (gen_random_uuid(), ${payment.id}, 100, 'Planted', 'Succeeded', now())`.execute(host.db);
    expect(await cardJournalFaults(host.db)).toEqual({ ...WHOLE, refunds: 1, receipts: 1 });
    await sql`delete from card_refund where reason = 'Planted'`.execute(host.db);
    expect(await cardJournalFaults(host.db)).toEqual(WHOLE);
  });
});
