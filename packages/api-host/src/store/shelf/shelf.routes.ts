import { type Country, currencyOf, SHIRT_COLORS, SHIRT_SIZES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { operation } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { browsing } from '../policies.ts';
import { imagesIn, type Variant, variantsIn } from '../products/products.store.ts';
import { shelfExamples as examples, shelf, shelfProduct, shelfQuery } from './shelf.schemas.ts';
import { findForSale, isBuilder, listForSale, priceIn, type SoldProduct } from './shelf.store.ts';

const tag = 'Store';

const isThere = ({ stock }: Variant) => stock !== 0;

function itemOf(product: SoldProduct, variants: readonly Variant[], country: Country) {
  const price = product[priceIn(country)] ?? 0;
  const prices = variants.map(({ price_delta_cents }) => price + price_delta_cents);
  return {
    slug: product.slug,
    name: product.name,
    category: product.category,
    price_cents: Math.min(...prices),
    currency: currencyOf(country),
    has_one_price: new Set(prices).size === 1,
    sizes: SHIRT_SIZES.filter((size) => variants.some((one) => one.size === size)),
    colors: SHIRT_COLORS.filter((color) => variants.some((one) => one.color === color)),
    in_stock: variants.some(isThere),
    image_id: product.image_id,
  };
}

/** The store as associates find it: published, and sold in their country (domain.md 2.25). */
export const shelfRoutes: Area = () => [
  operation({
    id: 'listStoreShelf',
    method: 'GET',
    path: '/store/products',
    tag,
    summary: "What is for sale in the caller's country, in its order",
    description: 'With a size and `in_stock`, products of which that size is in stock.',
    policy: browsing,
    query: shelfQuery,
    answer: { status: 200, schema: shelf },
    examples: { query: { category: 'Apparel' }, answer: examples.shelf },
    async handler({ db, caller: { country }, query }) {
      const products = await listForSale(db, country);
      const variants = Map.groupBy(
        await variantsIn(
          db,
          products.map(({ id }) => id),
        ),
        ({ product_id }) => product_id,
      );
      const isMeant = (product: SoldProduct) =>
        (query.category === undefined || product.category === query.category) &&
        (variants.get(product.id) ?? []).some(
          (one) =>
            (query.size === undefined || one.size === query.size) &&
            (query.in_stock === undefined || isThere(one)),
        );
      return {
        rows: products
          .filter(isMeant)
          .map((product) => itemOf(product, variants.get(product.id) ?? [], country)),
      };
    },
  }),
  operation({
    id: 'readStoreProduct',
    method: 'GET',
    path: '/store/products/{slug}',
    tag,
    summary: 'A product with its variants',
    description: 'What is not published, or has no price in the country, answers 404.',
    policy: browsing,
    params: z.strictObject({ slug: z.string().min(1).max(80) }),
    answer: { status: 200, schema: shelfProduct },
    examples: { params: { slug: examples.product.slug }, answer: examples.product },
    async handler({ db, caller: { country, code }, params }) {
      const product = await findForSale(db, country, params.slug);
      if (!product) throw notFound();
      const variants = await variantsIn(db, [product.id]);
      const price = product[priceIn(country)] ?? 0;
      return {
        ...itemOf(product, variants, country),
        description: product.description,
        images: (await imagesIn(db, [product.id])).map(({ attachment_id }) => attachment_id),
        max_per_order: product.max_per_order,
        discount_bps: (await isBuilder(db, code)) ? product.builder_discount_bps : 0,
        variants: variants.map(({ id, size, color, stock, price_delta_cents }) => ({
          ...{ id, size, color, stock },
          price_cents: price + price_delta_cents,
        })),
      };
    },
  }),
];
