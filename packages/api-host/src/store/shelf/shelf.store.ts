import type { Country } from '@upline/domain';
import type { Db } from '../../platform/database/database.ts';
import { firstImage } from '../products/products.store.ts';

/** The column of the price in a country; a product without one is not sold there. */
export const priceIn = (country: Country) => (country === 'USA' ? 'price_usd_cents' : 'price_cad_cents');

/** What is published and has a price in the country. Every read of an associate begins here. */
export const forSale = (db: Db, country: Country) =>
  db
    .selectFrom('store_product')
    .where('store_product.status', '=', 'Published')
    .where(`store_product.${priceIn(country)}`, 'is not', null);

const withImage = (query: ReturnType<typeof forSale>) =>
  query.selectAll('store_product').select(firstImage.as('image_id'));

export const listForSale = (db: Db, country: Country) =>
  withImage(forSale(db, country)).orderBy('store_product.position').limit(500).execute();

export const findForSale = (db: Db, country: Country, slug: string) =>
  withImage(forSale(db, country)).where('store_product.slug', '=', slug).executeTakeFirst();
export type SoldProduct = NonNullable<Awaited<ReturnType<typeof findForSale>>>;

/** Whether a builder plan of the associate is active. */
export async function isBuilder(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('builder_enrollment')
    .select('id')
    .where('associate_code', '=', code)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return row !== undefined;
}
