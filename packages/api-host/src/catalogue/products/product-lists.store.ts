import { COUNTRIES, foldText, PRODUCT_LINES, PRODUCT_TYPES, PUBLISH_STATUSES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { countriesToSellIn } from '../../network/international.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import { defineList } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';

/** We stop counting policies at this number. */
const MAX_COUNTED = 10_000;

function scopedProducts(db: Db) {
  return db.selectFrom('product').innerJoin('provider', 'provider.id', 'product.provider_id');
}

function sourceOf(scoped: ReturnType<typeof scopedProducts>) {
  const select = (query: typeof scoped) =>
    query
      .selectAll('product')
      .select([
        'provider.name as provider_name',
        'provider.status as provider_status',
        'provider.writing_number_required',
      ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('product.id', ids)).execute(),
  };
}

/** Policies that refer to a product, up to a limit. */
const policies = sql<number>`(select count(*)::integer
  from (select from policy where policy.product_id = product.id limit ${sql.lit(MAX_COUNTED)}) counted)`;

/** Admins see all products. */
export function managedProducts(db: Db) {
  const { scoped, select: plain } = sourceOf(scopedProducts(db));
  const select = (query: typeof scoped) => plain(query).select(policies.as('policies'));
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('product.id', ids)).execute(),
  };
}

export type ManagedProductRow = Awaited<ReturnType<ReturnType<typeof managedProducts>['rows']>>[number];

/**
 * Products that can be sold on a day: published, offered and of Active providers (domain.md 2.15). An associate sells in
 * their own country and in the country of an international appointment (2.33).
 */
export function productsForSale(db: Db, today: string, seller?: { readonly code: string }) {
  const scoped = seller
    ? scopedProducts(db).where(
        sql<boolean>`product.country in (select country from app_user where code = ${seller.code} union ${countriesToSellIn(seller.code)})`,
      )
    : scopedProducts(db);
  return sourceOf(
    scoped
      .where('product.status', '=', 'Published')
      .where('provider.status', '=', 'Active')
      .where(sql<boolean>`coalesce(product.available_from, ${today}::date) <= ${today}::date`)
      .where(sql<boolean>`coalesce(product.available_until, ${today}::date) >= ${today}::date`),
  );
}

export type ProductListRow = Awaited<ReturnType<ReturnType<typeof productsForSale>['rows']>>[number];

const fields = {
  provider: { label: 'Provider', type: 'text', column: 'provider.name_key', normalize: foldText },
  provider_id: { label: 'Provider ID', type: 'text', column: sql`product.provider_id::text`, order: false },
  name: { label: 'Name', type: 'text', column: 'product.name_key', normalize: foldText },
  code: { label: 'Code', type: 'text', column: 'product.code', nullable: true },
  product_type: {
    label: 'Product Type',
    type: 'enum',
    column: 'product.product_type',
    options: PRODUCT_TYPES,
  },
  line: { label: 'Line', type: 'enum', column: 'product.line', options: PRODUCT_LINES },
  country: { label: 'Country', type: 'enum', column: 'product.country', options: COUNTRIES },
  states: { label: 'States', type: 'text', column: sql`array_to_string(product.states, ' ')`, order: false },
  bv_rate_bps: {
    label: 'BV Rate',
    type: 'number',
    column: 'product.bv_rate_bps',
    unit: 'percent',
    definition: FIGURES.bvRate,
  },
} as const satisfies ListFields;

const shared = {
  defaultOrder: { provider: 'ASC', name: 'ASC' },
  key: { column: 'product.id', type: 'uuid' },
  keyOf: (row: ProductListRow) => row.id,
} as const;

export const productList = defineList<ProductListRow>({ ...shared, name: 'products-for-sale', fields });

export const managedProductList = defineList<ManagedProductRow>({
  ...shared,
  name: 'products',
  fields: {
    ...fields,
    status: { label: 'Status', type: 'enum', column: 'product.status', options: PUBLISH_STATUSES },
    policies: { label: 'Policies', type: 'number', column: policies },
  },
});

const percent = (bps: number) => `${bps / 100}%`;

export const managedProductExport: ListExport<ManagedProductRow> = {
  label: 'Products',
  needs: 'providers.manage',
  columns: managedProductList.columns(
    { provider: (row) => row.provider_name },
    'name',
    'code',
    'product_type',
    'country',
    { bv_rate_bps: (row) => percent(row.bv_rate_bps) },
    'status',
    'policies',
  ),
};

export const { lock: lockProduct, insert: insertProduct, update: updateProduct } = rowWrites('product');

/**
 * Whether policies refer to a product. The caller has locked the product, so no new policy can refer to it meanwhile.
 */
export async function isSold(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('policy')
    .select('id')
    .where('product_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the chargebacks of products would follow the steps of their provider, which has none (R-MNY-18). */
export async function hasProductsWithoutSteps(db: Db, providerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('chargeback_method', 'is', null)
    .where('chargeback_steps', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What published products of a provider are of: their types and countries, which it goes on offering (domain.md 2.15). */
export async function publishedKinds(db: Db, providerId: string) {
  return db
    .selectFrom('product')
    .select(['product_type', 'country'])
    .distinct()
    .where('provider_id', '=', providerId)
    .where('status', '=', 'Published')
    .execute();
}

export async function isNameTaken(
  db: Db,
  providerId: string,
  nameKey: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('name_key', '=', nameKey)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as string))
    .executeTakeFirst();
  return row !== undefined;
}
