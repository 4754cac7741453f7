import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, PDF } from '../attachments/uploads.test-support.ts';
import { cardWorld } from '../cards/cards.test-support.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { orderExamples } from './orders/orders.schemas.ts';
import { bodyOf, next, type Product, variantOf } from './products.test-support.ts';

let host: TestHost;
let admin: TestClient;
let ana: TestClient;
let cards: ReturnType<typeof cardWorld>;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  ana = await host.signInAs('ana');
  cards = cardWorld(host);
});
afterAll(() => host.close());

async function upload() {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1c3a63' } })
    .png()
    .toBuffer();
  const reply = await admin.post('/admin/store-pictures', formOf('document', 'polo.png', bytes));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ id: string }>().id;
}

test('a product has its pictures in their order, of which the shelf and the cart show the first', async () => {
  const [one, two] = [await upload(), await upload()];
  const made = (
    await admin.post('/admin/store-products', { body: bodyOf({ images: [one, two] }) })
  ).json<Product>();
  const path = `/admin/store-products/${made.id}`;
  const { version } = (await admin.post(`${path}/publish`, { ifMatch: made.version })).json<Product>();
  const shown = async () => (await ana.get(`/store/products/${made.slug}`)).json();
  expect(await shown()).toMatchObject({ image_id: one, images: [one, two] });
  const { name, slug, variants } = made;
  const body = bodyOf({ name, slug, variants, images: [two, one] });
  expect((await admin.put(path, { body, ifMatch: version })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ image_id: two, images: [two, one] });
  const cart = await ana.put(`/store/cart/lines/${variants[0]?.id}`, { body: { quantity: 1 } });
  expect(cart.json().lines).toMatchObject([{ image_id: two }]);
  expect((await ana.get(`/files/content/${two}`)).headers['content-type']).toBe('image/webp');
});

test('what is no picture is not taken as one', async () => {
  const { id } = await host.db.selectFrom('store_product').select('id').limit(1).executeTakeFirstOrThrow();
  const reply = await admin.post('/admin/store-products', { body: bodyOf({ images: [id] }) });
  expect(reply.json().fields).toEqual([{ field: 'images', message: 'Pictures is not valid' }]);
});

async function uploadPdf(bytes = PDF) {
  const reply = await admin.post('/admin/store-files', formOf('document', 'planner.pdf', bytes));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ id: string }>().id;
}
const digital = async (over: object = {}) =>
  bodyOf({
    category: 'Digital',
    file_id: await uploadPdf(),
    variants: [variantOf({ stock: null })],
    ...over,
  });
async function sell(body: object) {
  const made = (await admin.post('/admin/store-products', { body })).json<Product>();
  const path = `/admin/store-products/${made.id}/publish`;
  return (await admin.post(path, { ifMatch: made.version })).json<Product>();
}
const put = (client: TestClient, { variants }: Product) =>
  client.put(`/store/cart/lines/${variants[0]?.id}`, { body: { quantity: 1 } });
const order = (client: TestClient, path: string, body: object) =>
  client.post(path, { body, idempotencyKey: `files-${next()}` });

interface Order {
  readonly id: string;
  readonly purchase_id: string;
  readonly number: string;
  readonly status: string;
  readonly lines: readonly { readonly file: { readonly id: string } | null }[];
}
const read = async ({ id }: Order) => (await ana.get(`/store/orders/${id}`)).json<Order>();
async function pay({ purchase_id }: Order) {
  await cards.choose(await cards.open(ana, purchase_id), 'success');
  await host.platform.jobs.drain();
}

test('a download has a file and no stock, and all other goods have none (domain.md 2.25)', async () => {
  const refused = async (over: object) =>
    (await admin.post('/admin/store-products', { body: await digital(over) })).json().fields;
  expect(await refused({ file_id: null })).toEqual([{ field: 'file_id', message: 'File is required' }]);
  expect(await refused({ file_id: await upload() })).toEqual([
    { field: 'file_id', message: 'File is not valid' },
  ]);
  const made = await sell(await digital({ variants: [variantOf({ stock: 5 })] }));
  expect(made).toMatchObject({ file: { name: 'planner.pdf' }, variants: [{ stock: null }] });
  const file = await admin.get(`/admin/store-products/${made.id}/file`);
  expect([file.body, file.headers['content-disposition']]).toEqual([
    PDF.toString(),
    expect.stringContaining('planner.pdf'),
  ]);
  expect(await sell(await digital({ category: 'Office' }))).toMatchObject({ file: null });
});

test('R-STO-03 downloads alone are ordered without an address and without shipping, and are with their buyer when they are paid', async () => {
  await ana.delete('/store/cart');
  const product = await sell(await digital());
  expect((await put(ana, product)).json()).toMatchObject({ is_download: true, can_order: true });
  const totals = (await ana.get('/store/cart/totals')).json();
  expect(totals).toMatchObject({ subtotal_cents: 2_000, shipping_cents: 0 });
  const { total_cents } = totals;
  const sent = await order(ana, '/store/orders', { ...orderExamples.body, total_cents });
  expect([sent.statusCode, sent.json().code]).toEqual([409, 'only-downloads']);
  const placed = (await order(ana, '/store/orders/downloads', { total_cents })).json<Order>();
  expect(placed).toMatchObject({
    status: 'Pending',
    ship_to: null,
    lines: [{ is_download: true, file: null }],
  });
  const { file_id } = await host.db
    .selectFrom('store_order_line')
    .select('file_id')
    .where('order_id', '=', placed.id)
    .executeTakeFirstOrThrow();
  const path = `/store/orders/${placed.id}/files/${file_id}`;
  expect((await ana.get(path)).statusCode).toBe(404);

  await pay(placed);
  expect(await read(placed)).toMatchObject({ status: 'Shipped', lines: [{ file: { id: file_id } }] });
  expect((await ana.get(path)).body).toBe(PDF.toString());
  expect((await (await host.signInAs('ben')).get(path)).statusCode).toBe(404);
  // Nobody saves what another one has bought, not even in their name (domain.md 7.3).
  expect((await (await host.signInAs('ana', { via: 'super' })).get(path)).statusCode).toBe(403);
  const titles = await host.db
    .selectFrom('notification')
    .select('title')
    .where('object_key', '=', `card_payment:${placed.purchase_id}`)
    .where('type', '=', 'order-shipped')
    .execute();
  expect(titles).toEqual([{ title: `Order ${placed.number} is ready` }]);

  // Another file of the product does not reach what was sold.
  const now = (await admin.get(`/admin/store-products/${product.id}`)).json<Product>();
  const body = await digital({ slug: now.slug, name: now.name, variants: now.variants });
  await admin.put(`/admin/store-products/${now.id}`, { body, ifMatch: now.version });
  expect(await read(placed)).toMatchObject({ lines: [{ file: { id: file_id } }] });

  const payment = (await admin.get(`/admin/card-payments/${placed.purchase_id}`)).json();
  await admin.post(`/admin/card-payments/${placed.purchase_id}/refunds`, {
    body: { amount_cents: total_cents, reason: 'Bought by mistake' },
    ifMatch: payment.version,
    idempotencyKey: 'files-refund',
  });
  await host.platform.jobs.drain();
  expect(await read(placed)).toMatchObject({ payment_status: 'Refunded', lines: [{ file: null }] });
  expect((await ana.get(path)).statusCode).toBe(404);
  const filter = JSON.stringify({ order: { eq: placed.number } });
  expect((await admin.get('/admin/store-refunds', { query: { filter } })).json().rows).toMatchObject([
    {
      order: { id: placed.id },
      amount_cents: total_cents,
      status: 'Succeeded',
      requested_by: { code: 'A000001' },
    },
  ]);
});

test('an order of both is sent, and its downloads are open as soon as it is paid', async () => {
  await put(ana, await sell(await digital()));
  const cart = (await put(ana, await sell(bodyOf()))).json();
  expect(cart.is_download).toBe(false);
  const { total_cents, shipping_cents } = (
    await ana.get('/store/cart/totals', { query: { state: 'TX' } })
  ).json();
  expect(shipping_cents).toBe(795);
  const alone = await order(ana, '/store/orders/downloads', { total_cents });
  expect([alone.statusCode, alone.json().code]).toEqual([409, 'not-only-downloads']);
  const placed = (await order(ana, '/store/orders', { ...orderExamples.body, total_cents })).json<Order>();
  await pay(placed);
  const { status, lines } = await read(placed);
  expect([status, lines.filter(({ file }) => file !== null).length]).toEqual(['Processing', 1]);
});

test('R-STO-03 downloads are taxed where their buyer lives, so an address comes first', async () => {
  await put(ana, await sell(await digital()));
  const address = (state: string | null) =>
    host.db.updateTable('app_user').set({ address_state: state }).where('username', '=', 'ana').execute();
  await address(null);
  try {
    expect((await ana.get('/store/cart/totals')).json().message).toBe(
      'Enter your address first. It decides the tax.',
    );
    expect((await order(ana, '/store/orders/downloads', { total_cents: 2_000 })).statusCode).toBe(409);
  } finally {
    await address('TX');
  }
});
