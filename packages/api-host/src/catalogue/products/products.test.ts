import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueHost, said, startCatalogueHost } from '../catalogue.test-support.ts';
import { payTermsOf } from '../products.store.ts';
import { productExamples } from './products.schemas.ts';

let on: CatalogueHost;
beforeAll(async () => {
  on = await startCatalogueHost();
});
afterAll(() => on.host.close());

let serial = 0;
const body = (over: object = {}) => {
  serial += 1;
  return { ...productExamples.body, provider_id: on.providers.Granite, name: `Product ${serial}`, ...over };
};
const send = (over: object) => on.admin.post('/admin/products', { body: body(over) });
const create = async (over: object = {}) => {
  const reply = await send(over);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};

describe('a product (domain.md 2.15)', () => {
  it('has the line of its type and, unless told, every state of its country', async () => {
    const product = await create({ product_type: 'Whole Life', states: undefined });
    expect(product).toMatchObject({ line: 'Life', policies: 0, version: 1 });
    expect(product.states).toHaveLength(56);
  });

  it.each([
    [
      'ages the wrong way round',
      { min_age: 40, max_age: 30 },
      { max_age: 'Max Age must be greater than or equal to 40' },
    ],
    [
      'steps that do not fall',
      {
        chargeback_steps: [
          { through_month: 6, unearned_bps: 5_000 },
          { through_month: 12, unearned_bps: 5_000 },
        ],
      },
      { chargeback_steps: 'Steps must fall over time' },
    ],
    [
      'months that do not rise',
      {
        chargeback_steps: [
          { through_month: 6, unearned_bps: 5_000 },
          { through_month: 6, unearned_bps: 4_000 },
        ],
      },
      { chargeback_steps: 'Steps must fall over time' },
    ],
    ['method Step without steps', { chargeback_steps: null }, { chargeback_steps: 'Steps is required' }],
    ['a state of the other country', { states: ['ON'] }, { states: 'States is not valid' }],
    ['no state', { states: [] }, { states: 'States is required' }],
    [
      'an end before its beginning',
      { available_from: '2026-02-01', available_until: '2026-01-01' },
      { available_until: 'Available Until cannot be before Available From' },
    ],
    [
      'a BV rate too high',
      { bv_rate_bps: 15_001 },
      { bv_rate_bps: 'BV Rate must be less than or equal to 150%' },
    ],
    [
      'a type the provider does not offer',
      { product_type: 'Travel' },
      { product_type: 'Product Type must be one of the listed values' },
    ],
    [
      'a country the provider is not in',
      { country: 'Canada', states: ['ON'] },
      { country: 'Country must be one of the listed values' },
    ],
  ])('is refused with %s', async (_, over, fields) => {
    expect(said(await send(over))).toEqual([422, fields]);
  });

  it('has a name of its own within its provider, which is Active', async () => {
    await create({ name: 'Once' });
    expect(said(await send({ name: ' ONCE ' }))).toEqual([422, { name: 'Name is already in use' }]);
    expect(said(await send({ provider_id: on.providers['Old Harbor'], product_type: 'Whole Life' }))).toEqual(
      [422, { provider_id: 'Provider must be one of the listed values' }],
    );
  });

  it('is changed with its version, and what it pays stands in the trail (R-PRD-01)', async () => {
    const product = await create();
    const input = { ...body(), name: product.name };
    const changed = await on.admin.put(`/admin/products/${product.id}`, {
      ifMatch: 1,
      body: { ...input, bv_rate_bps: 9_000 },
    });
    expect(changed.json()).toMatchObject({ bv_rate_bps: 9_000, version: 2 });
    const entry = await on.host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity_id', '=', product.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.changes).toEqual([{ field: 'BV Rate', old: '100%', new: '90%' }]);
    expect(
      (await on.admin.put(`/admin/products/${product.id}`, { ifMatch: 1, body: input })).statusCode,
    ).toBe(409);
  });

  it('of method Step has steps, whether the method is its own or its provider’s (R-MNY-18)', async () => {
    const method = async (id: string | undefined, chargeback_method: string) => {
      const { version, ...provider } = (await on.admin.get(`/admin/providers/${id}`)).json();
      const { id: _, has_logo, created_at, updated_at, actions, ...input } = provider;
      return on.admin.put(`/admin/providers/${id}`, {
        ifMatch: version,
        body: { ...input, chargeback_method },
      });
    };
    // Products of Northwind take its method and have no steps.
    expect(said(await method(on.providers.Northwind, 'Step'))).toEqual([
      422,
      { chargeback_method: 'Products that take this method have no steps' },
    ]);
    const provider = on.providers['Old Harbor'];
    await on.host.db
      .deleteFrom('product')
      .where('provider_id', '=', provider ?? '')
      .where('chargeback_method', 'is', null)
      .execute();
    expect((await method(provider, 'Step')).statusCode).toBe(200);
    await on.host.db
      .updateTable('provider')
      .set({ status: 'Active' })
      .where('id', '=', provider ?? '')
      .execute();
    const inherited = { provider_id: provider, product_type: 'Whole Life', chargeback_method: null };
    expect(said(await send({ ...inherited, chargeback_steps: null }))).toEqual([
      422,
      { chargeback_steps: 'Steps is required' },
    ]);
    await create(inherited);
    await on.host.db
      .updateTable('provider')
      .set({ status: 'Inactive' })
      .where('id', '=', provider ?? '')
      .execute();
  });

  it('stays with its provider, type and country once policies refer to it', async () => {
    const path = `/admin/products/${on.products.GFC}`;
    const { version, ...shown } = (await on.admin.get(path)).json();
    const { id: _, provider, line, policies, created_at, updated_at, actions, ...input } = shown;
    expect(policies).toBeGreaterThan(0);
    const put = (over: object) =>
      on.admin.put(path, { ifMatch: version, body: { ...input, provider_id: provider.id, ...over } });
    expect(
      said(await put({ provider_id: on.providers.Northwind, product_type: 'Indexed Universal Life' })),
    ).toEqual([
      422,
      {
        provider_id: 'Provider cannot change once policies refer to the product',
        product_type: 'Product Type cannot change once policies refer to the product',
      },
    ]);
    expect((await put({ name: 'Granite Last Chapter' })).statusCode).toBe(200);
    const free = await create();
    const moved = await on.admin.put(`/admin/products/${free.id}`, {
      ifMatch: 1,
      body: body({ product_type: 'Whole Life' }),
    });
    expect(moved.statusCode, moved.body).toBe(200);
  });

  it('is listed, filtered and exported with the policies that refer to it (domain.md 2.15)', async () => {
    const read = async (query: object) => {
      const reply = await on.admin.get('/admin/products', {
        query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])),
      });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json().rows.map(({ policies }: { policies: number }) => policies) as number[];
    };
    const sorted = await read({ order: { policies: 'DESC' } });
    expect(sorted[0]).toBeGreaterThan(0);
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
    expect(await read({ order: { policies: 'DESC' }, filter: { policies: { gt: 0 } } })).toEqual(
      sorted.filter((policies) => policies > 0),
    );
    const asked = await on.admin.get('/admin/products/download', {
      query: { order: '{"policies":"DESC"}', columns: '["name","policies"]' },
    });
    expect(asked.statusCode, asked.body).toBe(200);
    const file = await on.host.get(new URL(asked.json().url).pathname);
    expect(file.body.split('\r\n')[1]).toMatch(new RegExp(`,${sorted[0]}$`));
  });

  it('pays by the settings of its provider where it has none of its own', async () => {
    const { id } = await create({
      payment_basis: null,
      advance_months: null,
      chargeback_method: null,
      chargeback_months: null,
      chargeback_steps: null,
    });
    expect(await payTermsOf(on.host.db, id)).toMatchObject({
      payment_basis: 'Advance',
      advance_months: 12,
      chargeback_method: 'Pro Rata',
      chargeback_months: 12,
    });
  });
});

describe('products for sale', () => {
  const names = async () =>
    (await on.ana.get('/business/products'))
      .json()
      .rows.map(({ name }: { name: string }) => name) as string[];

  it('are the published ones that are offered today, of Active providers (R-PRV-01)', async () => {
    expect(await names()).not.toContain('Two Rivers Flex Life');
    await create({ name: 'Hidden', status: 'Draft' });
    await create({ name: 'Shown' });
    await create({ name: 'Gone', available_until: '2026-01-01' });
    const seen = await names();
    expect([seen.includes('Hidden'), seen.includes('Shown'), seen.includes('Gone')]).toEqual([
      false,
      true,
      false,
    ]);
    const set = (status: 'Active' | 'Inactive') =>
      on.host.db
        .updateTable('provider')
        .set({ status })
        .where('id', '=', on.providers.Granite ?? '')
        .execute();
    await set('Inactive');
    expect(await names()).not.toContain('Shown');
    await set('Active');
  });

  it('are those of the own country, filtered by state', async () => {
    const filter = JSON.stringify({ country: { eq: 'Canada' }, states: { contains: 'QC' } });
    const celine = await on.host.signInAs('celine');
    const rows = (await celine.get('/business/products', { query: { filter } })).json().rows;
    expect(rows).toMatchObject([{ name: 'Maple Shield Critical 25', line: 'Health' }]);
    expect((await on.ana.get('/business/products', { query: { filter } })).json().rows).toEqual([]);
  });
});
