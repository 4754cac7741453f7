import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardWorld } from '../cards/cards.test-support.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { orderExamples } from './orders/orders.schemas.ts';
import { bodyOf, next, type Product, variantOf } from './products.test-support.ts';

let host: TestHost;
let cards: ReturnType<typeof cardWorld>;
let admin: TestClient;
let ana: TestClient;
let ben: TestClient;
let celine: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  cards = cardWorld(host);
  admin = await host.signInAs('admin');
  [ana, ben, celine] = [
    await host.signInAs('ana'),
    await host.signInAs('ben'),
    await host.signInAs('celine'),
  ];
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.deleteFrom('store_cart_line').execute();
});

async function draft(over: object = {}) {
  const reply = await admin.post('/admin/store-products', { body: bodyOf(over) });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Product>();
}
async function sell(over: object = {}) {
  const { id, version } = await draft(over);
  const reply = await admin.post(`/admin/store-products/${id}/publish`, { ifMatch: version });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Product>();
}
const current = async ({ id }: Product) => (await admin.get(`/admin/store-products/${id}`)).json<Product>();
const variant = (product: Product) => product.variants[0]?.id as string;
const stock = async (product: Product) => (await current(product)).variants[0]?.stock;
const put = (client: TestClient, product: Product, quantity = 1) =>
  client.put(`/store/cart/lines/${variant(product)}`, { body: { quantity } });

async function orderBody(client: TestClient, over: object = {}) {
  const reply = await client.get('/store/cart/totals', { query: { state: 'TX' } });
  return { ...orderExamples.body, total_cents: reply.json().total_cents ?? 0, ...over };
}
const send = (client: TestClient, body: object) =>
  client.post('/store/orders', { body, idempotencyKey: `order-${next()}` });

interface Order {
  readonly id: string;
  readonly purchase_id: string;
  readonly version: number;
  readonly status: string;
}
async function place(client: TestClient, product: Product, quantity = 1) {
  expect((await put(client, product, quantity)).statusCode).toBe(200);
  const reply = await send(client, await orderBody(client));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Order>();
}
async function pay(client: TestClient, { purchase_id }: Order) {
  await cards.choose(await cards.open(client, purchase_id), 'success');
  await host.platform.jobs.drain();
}
const read = async ({ id }: Order) => (await admin.get(`/admin/store-orders/${id}`)).json();

test('what has no price in a country is not sold there', async () => {
  const only = await sell({ price_cad_cents: null });
  expect((await ana.get(`/store/products/${only.slug}`)).json()).toMatchObject({
    price_cents: 2_000,
    currency: 'USD',
  });
  expect((await celine.get(`/store/products/${only.slug}`)).statusCode).toBe(404);
  expect((await put(celine, only)).statusCode).toBe(404);
});

test('the shelf is narrowed by category, and by a size that is in stock', async () => {
  const shirt = await sell({
    category: 'Event Merchandise',
    variants: [variantOf({ size: 'M', stock: 0 }), variantOf({ size: 'L', price_delta_cents: 200 })],
  });
  const slugs = async (query: Record<string, string>) =>
    (await ana.get('/store/products', { query }))
      .json<{ rows: { slug: string }[] }>()
      .rows.map(({ slug }) => slug);
  const category = 'Event Merchandise';
  expect(await slugs({ category })).toContain(shirt.slug);
  expect(await slugs({ category: 'Office' })).not.toContain(shirt.slug);
  expect(await slugs({ size: 'M' })).toContain(shirt.slug);
  expect(await slugs({ size: 'M', in_stock: 'true' })).not.toContain(shirt.slug);
  expect(await slugs({ size: 'L', in_stock: 'true' })).toContain(shirt.slug);
});

describe('the cart', () => {
  test('takes no more than there is and than one order may have', async () => {
    const few = await sell({ max_per_order: 3, variants: [variantOf({ stock: 2 })] });
    expect((await put(ana, few, 3)).json().fields).toEqual([
      { field: 'quantity', message: `Only 2 left of ${few.name}` },
    ]);
    const limited = await sell({
      max_per_order: 3,
      variants: [variantOf({ size: 'M' }), variantOf({ size: 'L', stock: null })],
    });
    expect((await put(ana, limited, 2)).statusCode).toBe(200);
    const second = await ana.put(`/store/cart/lines/${limited.variants[1]?.id}`, { body: { quantity: 2 } });
    expect(second.json().fields).toEqual([
      { field: 'quantity', message: 'Quantity must be less than or equal to 3' },
    ]);
    expect((await ana.delete(`/store/cart/lines/${variant(limited)}`)).json().lines).toEqual([]);
  });

  test('R-STO-05 says that a price has changed and shows the new one before payment', async () => {
    const product = await sell();
    await put(ana, product);
    const body = await orderBody(ana);
    const { version, variants } = await current(product);
    await admin.put(`/admin/store-products/${product.id}`, {
      body: bodyOf({ name: product.name, slug: product.slug, variants, price_usd_cents: 2_100 }),
      ifMatch: version,
    });
    const notice = `Price of ${product.name} has changed`;
    expect((await ana.get('/store/cart')).json().lines).toMatchObject([{ notice, unit_cents: 2_100 }]);
    const refused = await send(ana, body);
    expect([refused.statusCode, refused.json().message]).toEqual([409, notice]);
    expect((await send(ana, await orderBody(ana))).statusCode).toBe(201);
  });

  test('R-STO-06 is emptied before it is filled for another country', async () => {
    const product = await sell();
    await put(ana, product);
    await host.db.updateTable('store_cart_line').set({ country: 'Canada' }).execute();
    expect((await ana.get('/store/cart')).json()).toMatchObject({ filled_in: 'Canada', can_order: false });
    expect((await put(ana, product)).json().message).toBe('Your cart was filled for Canada. Empty it first.');
    expect((await send(ana, await orderBody(ana))).statusCode).toBe(409);
    await ana.delete('/store/cart');
    expect((await put(ana, product)).json()).toMatchObject({ filled_in: null, can_order: true });
  });

  test('R-STO-04 gives the discount of products to active builders', async () => {
    const product = await sell({ builder_discount_bps: 2_500 });
    const of = async (client: TestClient) => (await put(client, product)).json().discount_cents;
    const builders = await host.db
      .selectFrom('builder_enrollment')
      .innerJoin('app_user', 'app_user.code', 'builder_enrollment.associate_code')
      .select('app_user.username')
      .where('builder_enrollment.status', '=', 'Active')
      .where('app_user.username', 'in', ['ana', 'ben'])
      .execute();
    const names = builders.map(({ username }) => username);
    expect(await of(ana)).toBe(names.includes('ana') ? 500 : 0);
    expect(await of(ben)).toBe(names.includes('ben') ? 500 : 0);
  });
});

describe('an order', () => {
  test('reserves stock, is paid, is sent, and empties the cart (R-STO-07)', async () => {
    const product = await sell();
    const placed = await place(ana, product, 3);
    expect(placed).toMatchObject({ status: 'Pending', actions: ['cancel'], lines: [{ quantity: 3 }] });
    expect(await stock(product)).toBe(7);
    expect((await ana.get('/store/cart')).json().lines).toEqual([]);
    await pay(ana, placed);
    const paid = await read(placed);
    expect(paid).toMatchObject({ status: 'Processing', payment_status: 'Paid' });
    const late = await ana.post(`/store/orders/${placed.id}/cancel`, { ifMatch: paid.version });
    expect(late.json().message).toBe('Status cannot change from Processing to Cancelled');
    const shipped = await admin.post(`/admin/store-orders/${placed.id}/ship`, {
      body: { carrier: 'UPS', tracking_number: '1Z999AA1' },
      ifMatch: paid.version,
    });
    expect(shipped.json()).toMatchObject({ status: 'Shipped', actions: [] });
    const own = (await ana.get(`/store/orders/${placed.id}`)).json();
    expect(own).toMatchObject({ status: 'Shipped', tracking_number: '1Z999AA1' });
    expect((await ben.get(`/store/orders/${placed.id}`)).statusCode).toBe(404);
    const notices = await host.db
      .selectFrom('notification')
      .select('type')
      .where('object_key', '=', `card_payment:${placed.purchase_id}`)
      .execute();
    expect(notices.map(({ type }) => type).sort()).toEqual(['card-paid', 'order-shipped']);
  });

  test('stands in the purchase history and is paid from there after a declined card (R-STO-07)', async () => {
    const placed = await place(ana, await sell());
    const url = await cards.open(ana, placed.purchase_id);
    await cards.choose(url, 'decline');
    await host.platform.jobs.drain();
    expect(await read(placed)).toMatchObject({ status: 'Pending', payment_status: 'Failed' });
    const { rows } = (await ana.get('/account/purchases')).json();
    expect(rows.find(({ id }: { id: string }) => id === placed.purchase_id)).toMatchObject({
      kind: 'Store Order',
      actions: ['pay'],
    });
    await pay(ana, placed);
    expect(await read(placed)).toMatchObject({ status: 'Processing' });
  });

  test('the last one is sold once, whoever of many buyers comes first', async () => {
    const product = await sell({ variants: [variantOf({ stock: 3 })] });
    const clients = [ana, ben, await host.signInAs('eve'), await host.signInAs('hal')];
    for (const client of clients) await put(client, product, 2);
    const bodies = await Promise.all(clients.map((client) => orderBody(client)));
    const replies = await Promise.all(clients.map((client, index) => send(client, bodies[index] as object)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      `Only 1 left of ${product.name}`,
    );
    expect(await stock(product)).toBe(1);
  });

  test('the same cart is ordered once by two requests at a time', async () => {
    const product = await sell();
    await put(ana, product);
    const body = await orderBody(ana);
    const replies = await Promise.all([send(ana, body), send(ana, body)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await stock(product)).toBe(9);
  });

  test('an edit of the product that was opened before an order does not undo its reservation', async () => {
    const product = await sell();
    await place(ana, product);
    const reply = await admin.put(`/admin/store-products/${product.id}`, {
      body: bodyOf({ name: product.name, variants: product.variants }),
      ifMatch: product.version,
    });
    expect(reply.statusCode).toBe(409);
    expect(await stock(product)).toBe(9);
  });

  test('is cancelled by its buyer: stock comes back, and it cannot be paid any more', async () => {
    const product = await sell();
    const placed = await place(ana, product);
    const cancelled = await ana.post(`/store/orders/${placed.id}/cancel`, { ifMatch: placed.version });
    expect(cancelled.json()).toMatchObject({ status: 'Cancelled', actions: [] });
    expect(await stock(product)).toBe(10);
    expect((await ana.get(`/account/purchases/${placed.purchase_id}`)).json()).toMatchObject({
      actions: [],
    });
    expect((await ana.post(`/account/purchases/${placed.purchase_id}/checkout`)).statusCode).toBe(409);
  });

  test('is cancelled after 60 minutes without payment, and money that comes later goes back', async () => {
    const product = await sell();
    const placed = await place(ana, product, 2);
    const url = await cards.open(ana, placed.purchase_id);
    const run = async () => {
      await host.platform.transaction(cards.context(), ({ db }) =>
        host.platform.jobs.add(db, 'cancel-unpaid-orders', {}),
      );
      await host.platform.jobs.drain();
    };
    const age = (minutes: number) =>
      host.db
        .updateTable('store_order')
        .set({ created_at: new Date(host.clock.now().getTime() - minutes * 60_000) })
        .where('id', '=', placed.id)
        .execute();
    await age(59);
    await run();
    expect(await read(placed)).toMatchObject({ status: 'Pending' });
    await age(60);
    await run();
    expect(await read(placed)).toMatchObject({
      status: 'Cancelled',
      cancel_reason: 'Not paid within 60 minutes',
    });
    expect(await stock(product)).toBe(10);
    await cards.choose(url, 'success');
    await host.platform.jobs.drain();
    expect(await read(placed)).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' });
    expect(await stock(product)).toBe(10);
  });

  test('is cancelled by the home office: the money goes back and so does the stock', async () => {
    const product = await sell();
    const placed = await place(ana, product);
    await pay(ana, placed);
    const { version } = await read(placed);
    const cancelled = await admin.post(`/admin/store-orders/${placed.id}/cancel`, {
      body: { reason: 'Sold out at the supplier' },
      ifMatch: version,
    });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    await host.platform.jobs.drain();
    const after = await read(placed);
    expect(after).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' });
    expect(after.refunded_cents).toBe(after.total_cents);
    expect(await stock(product)).toBe(10);
  });

  test('comes to what a card can be charged', async () => {
    const gift = await sell({ price_usd_cents: 20 });
    const ships = (effective_from: string, amount_cents: number) =>
      host.db
        .insertInto('fee')
        .values({
          kind: 'Shipping',
          country: 'USA',
          effective_from,
          amount_cents,
          created_at: host.clock.now(),
        })
        .execute();
    await ships('2000-01-02', 0);
    try {
      await put(ana, gift);
      const reply = await send(ana, await orderBody(ana));
      expect(reply.statusCode).toBe(409);
      expect(reply.json().message).toBe('An order comes to at least $0.50');
      expect(await stock(gift)).toBe(10);
    } finally {
      await ships('2000-01-03', 795);
    }
  });

  test('is sent to an address of the own country', async () => {
    await put(ana, await sell());
    const body = await orderBody(ana, {
      phone: '12',
      address: { ...orderExamples.body.address, country: 'Canada' },
    });
    expect((await send(ana, body)).json().fields).toEqual([
      { field: 'phone', message: 'Phone is not a valid phone number' },
      { field: 'address.country', message: 'Country must be one of the listed values' },
    ]);
  });
});

test('R-STO-01 without keys of the country nothing is ordered', async () => {
  const bare = await startTestHost({ seed: 'demo', environment: { CARD_SANDBOX: 'false' } });
  try {
    const reply = await (await bare.signInAs('ana')).post('/store/orders', {
      body: orderExamples.body,
      idempotencyKey: 'without-keys',
    });
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'Stripe keys are not set']);
  } finally {
    await bare.close();
  }
});
