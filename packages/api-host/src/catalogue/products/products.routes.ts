import type { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { Policy, SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import {
  type ManagedProductRow,
  managedProductExport,
  managedProductList,
  managedProducts,
  type ProductListRow,
  productList,
  productsForSale,
} from './product-lists.store.ts';
import { productActions } from './products.actions.ts';
import {
  productExamples as examples,
  managedProduct,
  productBody,
  productForSale,
} from './products.schemas.ts';
import { products } from './products.service.ts';

const tag = 'Products';
const reading = {
  needs: 'providers.view',
  audience: 'portal',
  scope: 'none',
  proxy: 'allowed',
} as const satisfies Policy;
const managing = {
  needs: 'providers.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const shared = (row: ProductListRow) => ({
  id: row.id,
  provider: { id: row.provider_id, name: row.provider_name, status: row.provider_status },
  name: row.name,
  code: row.code,
  product_type: row.product_type,
  line: row.line,
  country: row.country,
  states: row.states,
  min_age: row.min_age,
  max_age: row.max_age,
  nearest_birthday: row.nearest_birthday,
  min_face_cents: row.min_face_cents,
  max_face_cents: row.max_face_cents,
  bv_rate_bps: row.bv_rate_bps,
  excess_bv_rate_bps: row.excess_bv_rate_bps,
  available_from: row.available_from,
  available_until: row.available_until,
});

const managed = (row: ManagedProductRow, caller: Caller): z.input<typeof managedProduct> => ({
  ...shared(row),
  payment_basis: row.payment_basis,
  renewal_bv_rate_bps: row.renewal_bv_rate_bps,
  advance_months: row.advance_months,
  chargeback_method: row.chargeback_method,
  chargeback_months: row.chargeback_months,
  chargeback_steps: row.chargeback_steps && [...row.chargeback_steps],
  status: row.status,
  policies: row.policies,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
  actions: productActions.of(caller, row),
});

async function one({ db, caller }: SignedInContext, id: string): Promise<z.input<typeof managedProduct>> {
  const [found] = await managedProducts(db).rows([id]);
  if (!found) throw notFound();
  return managed(found, caller);
}

/** Products: what associates choose from, and all of them for admins (domain.md 2.15). */
export const productRoutes: Area = (platform) => {
  const service = products(platform);
  return [
    ...listOperations(platform, {
      name: 'ProductsForSale',
      path: '/business/products',
      tag,
      summary: 'Products that can be sold today',
      description:
        'Published, offered today, of Active providers, in the own country and in the one of an international appointment.',
      policy: reading,
      list: productList,
      row: productForSale,
      source: ({ db, today, caller }) => productsForSale(db, today, caller),
      toRow: (row) => ({
        ...shared(row),
        payment_basis: row.payment_basis ?? 'Advance',
        writing_number_required: row.writing_number_required,
      }),
      examples: {
        query: { filter: '{"country":{"eq":"USA"},"states":{"contains":"TX"}}' },
        rows: [examples.forSale],
      },
    }),
    ...listOperations(platform, {
      name: 'Products',
      path: '/admin/products',
      tag,
      summary: 'All products',
      policy: managing,
      list: managedProductList,
      row: managedProduct,
      source: ({ db }) => managedProducts(db),
      toRow: (row, { caller }) => managed(row, caller),
      examples: { query: { filter: '{"status":{"eq":"Published"}}' }, rows: [examples.managed] },
      count: { summary: 'How many products match', example: { count: 6 } },
      export: managedProductExport,
    }),
    ...recordOperations(
      {
        name: 'Product',
        path: '/admin/products',
        tag,
        reading: managing,
        writing: managing,
        body: productBody,
        answer: managedProduct,
        examples: { ...examples, answer: examples.managed },
        get: { summary: 'A product' },
        create: { summary: 'Add a product of an Active provider' },
        update: {
          summary: 'Change a product',
          description: 'Settings of pay apply to policies submitted afterwards (R-PRD-01).',
        },
      },
      {
        get: one,
        create: async (input, body) => one(input, (await service.create(input, body)).id),
        update: async (input, id, version, body) =>
          one(input, (await service.update(input, id, version, body)).id),
      },
    ),
  ];
};
