import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Row } from '../../platform/database/tables.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';
import type { VariantBody } from './products.schemas.ts';

export type Variant = Row<'store_variant'>;

export const variantsOf = sql<number>`(select count(*)::integer from store_variant where product_id = store_product.id)`;

/** Of all variants; null where one of them has no limit. */
export const stockOf = sql<
  number | null
>`(select case when count(*) = count(stock) then coalesce(sum(stock), 0)::integer end
  from store_variant where product_id = store_product.id)`;

export const productSource = (db: Db) =>
  keyedSource('store_product.id', db.selectFrom('store_product'), (query) =>
    query.selectAll('store_product').select([variantsOf.as('variants'), stockOf.as('stock')]),
  );

export const findProduct = (db: Db, id: string) =>
  db
    .selectFrom('store_product')
    .selectAll('store_product')
    .select([variantsOf.as('variants'), stockOf.as('stock')])
    .where('store_product.id', '=', id)
    .executeTakeFirst();
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Variants of these products, in the order in which they were written. */
export const variantsIn = (db: Db, productIds: readonly string[]) =>
  db
    .selectFrom('store_variant')
    .selectAll()
    .where(isOneOf('product_id', productIds))
    .orderBy('product_id')
    .orderBy('place')
    .execute();

/** The file of a download, with where its bytes are. */
export const fileOf = (db: Db, productId: string) =>
  db
    .selectFrom('store_product')
    .innerJoin('attachment', 'attachment.id', 'store_product.file_id')
    .select([
      'attachment.id',
      'attachment.name',
      'attachment.size_bytes',
      'attachment.type',
      'attachment.file_key',
    ])
    .where('store_product.id', '=', productId)
    .executeTakeFirst();

/** Pictures of these products, in their order. */
export const imagesIn = (db: Db, productIds: readonly string[]) =>
  db
    .selectFrom('store_product_image')
    .select(['product_id', 'attachment_id'])
    .where(isOneOf('product_id', productIds))
    .orderBy('product_id')
    .orderBy('place')
    .execute();

/** The picture that stands for a product where there is room for one. */
export const firstImage = sql<
  string | null
>`(select attachment_id from store_product_image where product_id = store_product.id order by place limit 1)`;

export async function replaceImages(db: Db, productId: string, images: readonly string[]): Promise<void> {
  await db.deleteFrom('store_product_image').where('product_id', '=', productId).execute();
  if (images.length === 0) return;
  await db
    .insertInto('store_product_image')
    .values(
      images.map((attachment_id, index) => ({ product_id: productId, attachment_id, place: index + 1 })),
    )
    .execute();
}

export async function isSlugTaken(db: Db, slug: string, exceptId: string | undefined): Promise<boolean> {
  const row = await db
    .selectFrom('store_product')
    .select('id')
    .where('slug', '=', slug)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId as string))
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of the SKUs another product has. */
export async function skusTaken(db: Db, skus: readonly string[], exceptId: string | undefined) {
  const rows = await db
    .selectFrom('store_variant')
    .select('sku')
    .where(isOneOf('sku', skus))
    .$if(exceptId !== undefined, (query) => query.where('product_id', '<>', exceptId as string))
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Makes the variants of a product those of the body. The product is locked. */
export async function replaceVariants(
  db: Db,
  productId: string,
  variants: readonly VariantBody[],
): Promise<void> {
  const kept = variants.flatMap(({ id }) => (id === null ? [] : [id]));
  await sql`delete from store_variant where product_id = ${productId} and id <> all(${kept}::uuid[])`.execute(
    db,
  );
  for (const [place, { id, ...values }] of variants.entries()) {
    if (id === null)
      await db
        .insertInto('store_variant')
        .values({ ...values, place, product_id: productId })
        .execute();
    else
      await db
        .updateTable('store_variant')
        .set({ ...values, place })
        .where('id', '=', id)
        .where('product_id', '=', productId)
        .execute();
  }
}
