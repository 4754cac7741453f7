import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf } from '../../attachments/uploads.test-support.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import { bodyOf, type Product } from '../products.test-support.ts';

let host: TestHost;
let admin: TestClient;
let ana: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  ana = await host.signInAs('ana');
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
