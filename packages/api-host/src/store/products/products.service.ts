import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import { slugOf } from '../../content/content.schemas.ts';
import { arePictures, findUpload } from '../../content/files/content-files.store.ts';
import { published } from '../../content/placed.service.ts';
import type { AuditFields } from '../../platform/audit/audit-changes.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { type FieldError, invalid } from '../../platform/operation/problem.ts';
import { applicable, missingFields, trailFields } from '../../platform/operation/record-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { DOWNLOAD_RULES } from '../downloads.ts';
import { productActions } from './products.actions.ts';
import { type ProductBody, type product, productBody, type productRow } from './products.schemas.ts';
import * as store from './products.store.ts';

/** A product with all that belongs to it; `variants` are its variants in words. */
type Kept = Omit<store.ProductRow, 'variants'> & {
  readonly file: NonNullable<Awaited<ReturnType<typeof store.fileOf>>> | null;
  readonly images: string[];
  readonly variants: readonly string[];
  readonly kept: readonly store.Variant[];
};

const dollars = (cents: number) => (cents / 100).toFixed(2);
const { file_id: _, ...TRAIL }: AuditFields<Kept> = trailFields<(typeof productBody)['shape'], Kept>(
  productBody,
  {
    price_usd_cents: { show: dollars },
    price_cad_cents: { show: dollars },
    builder_discount_bps: { show: (bps) => `${bps / 100}%` },
    file: { label: 'File', show: ({ name }) => name },
    images: { show: (all) => (all.length === 1 ? '1 picture' : `${all.length} pictures`) },
  },
);

const shared = (row: Omit<store.ProductRow, 'variants'>, caller: Caller) => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  category: row.category,
  price_usd_cents: row.price_usd_cents,
  price_cad_cents: row.price_cad_cents,
  taxable: row.taxable,
  max_per_order: row.max_per_order,
  builder_discount_bps: row.builder_discount_bps,
  status: row.status,
  position: row.position,
  updated_at: row.updated_at,
  version: row.version,
  actions: productActions.of(caller, row),
});

export const toProductRow = (row: store.ProductRow, caller: Caller): z.input<typeof productRow> => ({
  ...shared(row, caller),
  variants: row.variants,
  stock: row.stock,
});

/** A variant in words, as the trail and refusals name it. */
export const variantWords = ({ size, color }: Pick<store.Variant, 'size' | 'color'>) =>
  [size, color].filter(Boolean).join(', ');

const inTrail = (variant: Pick<store.Variant, 'sku' | 'size' | 'color' | 'stock' | 'price_delta_cents'>) =>
  [
    [variant.sku, variantWords(variant)].filter(Boolean).join(' '),
    variant.stock === null ? 'no limit' : `${variant.stock} in stock`,
    ...(variant.price_delta_cents === 0 ? [] : [dollars(variant.price_delta_cents)]),
  ].join(', ');

/** What the body alone shows to be wrong. */
function problemsOf({ price_usd_cents, price_cad_cents, variants }: ProductBody): FieldError[] {
  const prices = [price_usd_cents, price_cad_cents].filter((price) => price !== null);
  const errors: FieldError[] = [];
  if (prices.length === 0)
    errors.push({ field: 'price_usd_cents', message: messages.required('Price in USD or CAD') });
  const skus = new Set<string>();
  const combinations = new Set<string>();
  for (const [place, { sku, size, color, price_delta_cents }] of variants.entries()) {
    const at = `variants.${place}`;
    if (skus.has(sku)) errors.push({ field: `${at}.sku`, message: messages.unique('SKU') });
    if (combinations.has(`${size}/${color}`))
      errors.push({ field: `${at}.size`, message: 'This combination exists' });
    if (prices.some((price) => price + price_delta_cents < 0))
      errors.push({ field: `${at}.price_delta_cents`, message: messages.min('Price', 0) });
    skus.add(sku);
    combinations.add(`${size}/${color}`);
  }
  return errors;
}

async function find(db: Db, id: string): Promise<Kept | undefined> {
  const row = await store.findProduct(db, id);
  if (!row) return undefined;
  const kept = await store.variantsIn(db, [id]);
  const file = (await store.fileOf(db, id)) ?? null;
  const images = (await store.imagesIn(db, [id])).map(({ attachment_id }) => attachment_id);
  return { ...row, file, images, kept, variants: kept.map(inTrail) };
}

const toProduct = (row: Kept, caller: Caller): z.input<typeof product> => ({
  ...shared(row, caller),
  description: row.description,
  file: row.file && { id: row.file.id, name: row.file.name, size_bytes: row.file.size_bytes },
  images: row.images,
  variants: row.kept.map(({ id, sku, size, color, stock, price_delta_cents }) => ({
    ...{ id, sku, size, color, stock, price_delta_cents },
  })),
});

/** Products of the store, as the home office keeps them (domain.md 2.25). */
export const products = (platform: Platform) =>
  published(platform, {
    table: 'store_product',
    name: 'product',
    trail: TRAIL,
    find,
    toAnswer: toProduct,
    async columns({ db }, given: ProductBody, before) {
      const body = applicable(productBody, given);
      const { variants, images, ...values } = body;
      const name_key = foldText(body.name);
      const slug = body.slug ?? before?.slug ?? slugOf(name_key);
      const errors = [...missingFields(productBody, given), ...problemsOf(body)];
      if (await store.isSlugTaken(db, slug, before?.id))
        errors.push({ field: 'slug', message: messages.unique('Address') });
      if (body.file_id !== null && !(await findUpload(db, DOWNLOAD_RULES.purpose, body.file_id)))
        errors.push({ field: 'file_id', message: messages.invalid('File') });
      if (!(await arePictures(db, images)))
        errors.push({ field: 'images', message: messages.invalid('Pictures') });
      const skus = variants.map(({ sku }) => sku);
      const taken = await store.skusTaken(db, skus, before?.id);
      for (const [place, sku] of skus.entries())
        if (taken.has(sku)) errors.push({ field: `variants.${place}.sku`, message: messages.unique('SKU') });
      const known = new Set(before?.kept.map(({ id }) => id));
      for (const [place, { id }] of variants.entries()) {
        if (id === null) continue;
        // Named twice, it would be written twice.
        if (!known.delete(id))
          errors.push({ field: `variants.${place}.id`, message: messages.invalid('Variant') });
      }
      if (errors.length > 0) throw invalid(errors);
      return { ...values, name_key, slug };
    },
    async keep({ db }, id, { category, variants, images }) {
      // Of a file there is always one more.
      const isLimited = category !== 'Digital';
      await store.replaceVariants(
        db,
        id,
        variants.map((variant) => (isLimited ? variant : { ...variant, stock: null })),
      );
      await store.replaceImages(db, id, images);
    },
  });
