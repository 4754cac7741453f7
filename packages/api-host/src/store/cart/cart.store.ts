import type { Country } from '@upline/domain';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { firstImage } from '../products/products.store.ts';

type Buyer = Pick<Caller, 'code'>;

const joined = (db: Db) =>
  db
    .selectFrom('store_variant')
    .innerJoin('store_product', 'store_product.id', 'store_variant.product_id')
    .select([
      'store_variant.id as variant_id',
      'store_variant.sku',
      'store_variant.size',
      'store_variant.color',
      'store_variant.stock',
      'store_variant.price_delta_cents',
      'store_product.id as product_id',
      'store_product.name',
      'store_product.slug',
      'store_product.category',
      'store_product.file_id',
      'store_product.status',
      firstImage.as('image_id'),
      'store_product.price_usd_cents',
      'store_product.price_cad_cents',
      'store_product.taxable',
      'store_product.max_per_order',
      'store_product.builder_discount_bps',
    ]);

export const findVariant = (db: Db, id: string) =>
  joined(db).where('store_variant.id', '=', id).executeTakeFirst();
export type SoldVariant = NonNullable<Awaited<ReturnType<typeof findVariant>>>;

/** The own cart, in the order in which it was filled. */
export const linesOf = (db: Db, { code }: Buyer) =>
  joined(db)
    .innerJoin('store_cart_line', 'store_cart_line.variant_id', 'store_variant.id')
    .select([
      'store_cart_line.quantity',
      'store_cart_line.country',
      'store_cart_line.unit_cents as seen_cents',
    ])
    .where('store_cart_line.associate_code', '=', code)
    .orderBy('store_cart_line.added_at')
    .orderBy('store_variant.id')
    .execute();
export type CartLine = Awaited<ReturnType<typeof linesOf>>[number];

export async function saveLine(
  db: Db,
  { code }: Buyer,
  line: {
    readonly variant_id: string;
    readonly quantity: number;
    readonly country: Country;
    readonly unit_cents: number;
    readonly added_at: Date;
  },
): Promise<void> {
  const { quantity, country, unit_cents } = line;
  await db
    .insertInto('store_cart_line')
    .values({ associate_code: code, ...line })
    .onConflict((conflict) =>
      conflict.columns(['associate_code', 'variant_id']).doUpdateSet({ quantity, country, unit_cents }),
    )
    .execute();
}

/** Where the buyer lives, as far as it is known; an own address is in the own country. */
export async function stateOf(db: Db, { code }: Buyer): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .select('address_state')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.address_state ?? null;
}

/** One variant, or all of them. */
export async function removeLines(db: Db, { code }: Buyer, variantId?: string): Promise<void> {
  await db
    .deleteFrom('store_cart_line')
    .where('associate_code', '=', code)
    .$if(variantId !== undefined, (query) => query.where('variant_id', '=', variantId as string))
    .execute();
}

/** Two requests that order the same cart wait for each other; the second one finds it empty. */
export const lockLines = (db: Db, { code }: Buyer) =>
  db
    .selectFrom('store_cart_line')
    .select('variant_id')
    .where('associate_code', '=', code)
    .orderBy('variant_id')
    .forUpdate()
    .execute();

/** Locks products in one order everywhere, so that two orders cannot wait for each other. */
export async function lockProducts(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('store_product')
    .select('id')
    .where(isOneOf('id', ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}
