import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import { bodyOf, type Product, variantOf } from '../products.test-support.ts';

let host: TestHost;
let admin: TestClient;
let ana: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  ana = await host.signInAs('ana');
});
afterAll(() => host.close());

async function draft(over: object = {}) {
  const reply = await admin.post('/admin/store-products', { body: bodyOf(over) });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Product>();
}

test('are drafted, published, taken back and deleted as drafts alone', async () => {
  const made = await draft({ name: 'Líneas y más' });
  expect(made).toMatchObject({ slug: 'lineas-y-mas', status: 'Draft' });
  expect((await ana.get('/store/products/lineas-y-mas')).statusCode).toBe(404);
  const path = `/admin/store-products/${made.id}`;
  const shown = (await admin.post(`${path}/publish`, { ifMatch: made.version })).json<Product>();
  expect(shown.actions).toEqual(['update', 'unpublish']);
  expect((await ana.get('/store/products/lineas-y-mas')).statusCode).toBe(200);
  expect((await admin.delete(path, { ifMatch: shown.version })).statusCode).toBe(409);
  expect((await admin.post(`${path}/unpublish`, { ifMatch: shown.version })).statusCode).toBe(200);
  expect((await ana.get('/store/products/lineas-y-mas')).statusCode).toBe(404);
  const other = await draft();
  expect(
    (await admin.delete(`/admin/store-products/${other.id}`, { ifMatch: other.version })).statusCode,
  ).toBe(204);
});

test('need a price, SKUs and combinations of their own', async () => {
  const taken = await draft();
  const reply = await admin.post('/admin/store-products', {
    body: bodyOf({
      slug: taken.slug,
      price_usd_cents: null,
      price_cad_cents: null,
      variants: [
        variantOf({ sku: taken.variants[0]?.sku, size: 'M' }),
        variantOf({ size: 'M' }),
        variantOf({ id: taken.variants[0]?.id }),
      ],
    }),
  });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toEqual([
    { field: 'price_usd_cents', message: 'Price in USD or CAD is required' },
    { field: 'variants.1.size', message: 'This combination exists' },
    { field: 'slug', message: 'Address is already in use' },
    { field: 'variants.0.sku', message: 'SKU is already in use' },
    { field: 'variants.2.id', message: 'Variant is not valid' },
  ]);
  const low = await admin.post('/admin/store-products', {
    body: bodyOf({ price_usd_cents: 100, variants: [variantOf({ price_delta_cents: -101 })] }),
  });
  expect(low.json().fields).toEqual([
    { field: 'variants.0.price_delta_cents', message: 'Price must be greater than or equal to 0' },
  ]);
});

test('are changed with their variants, which may swap what they are; nothing changed changes nothing', async () => {
  const made = await draft({ variants: [variantOf({ size: 'M' }), variantOf({ size: 'L' })] });
  const path = `/admin/store-products/${made.id}`;
  const same = bodyOf({ name: made.name, slug: made.slug, variants: made.variants });
  const unchanged = await admin.put(path, { body: same, ifMatch: made.version });
  expect(unchanged.json<Product>().version).toBe(made.version);
  const [one, two] = made.variants;
  const swapped = await admin.put(path, {
    body: {
      ...same,
      variants: [
        { ...one, size: 'L' },
        { ...two, size: 'M' },
      ],
    },
    ifMatch: made.version,
  });
  expect(swapped.statusCode, swapped.body).toBe(200);
  expect(swapped.json<Product>().variants).toMatchObject([{ size: 'L' }, { size: 'M' }]);
  expect((await admin.put(path, { body: same, ifMatch: made.version })).statusCode).toBe(409);
});

test('are put at another place of the order', async () => {
  const made = await draft();
  await admin.patch(`/admin/store-products/${made.id}`, { body: { position: 1 } });
  expect((await admin.get(`/admin/store-products/${made.id}`)).json().position).toBe(1);
});
