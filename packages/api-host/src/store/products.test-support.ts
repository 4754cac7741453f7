import { productExamples } from './products/products.schemas.ts';

let serial = 0;
/** A number that no other row of the tests has. */
export const next = () => ++serial;

/** A product as the host answers it. */
export interface Product {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly version: number;
  readonly status: string;
  readonly position: number;
  readonly actions: readonly string[];
  readonly variants: readonly { readonly id: string; readonly sku: string; readonly stock: number | null }[];
}

export const variantOf = (over: object = {}) => ({
  ...{ id: null, sku: `SKU-${next()}`, size: null, color: null, stock: 10, price_delta_cents: 0 },
  ...over,
});

/** A product with one variant, of which nothing exists yet. */
export const bodyOf = (over: object = {}) => ({
  ...productExamples.body,
  images: [],
  ...{ name: `Product ${next()}`, slug: null, price_usd_cents: 2_000, price_cad_cents: 2_500 },
  variants: [variantOf()],
  ...over,
});
