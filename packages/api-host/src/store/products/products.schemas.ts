import { PUBLISH_STATUSES, SHIRT_COLORS, SHIRT_SIZES, STORE_CATEGORIES } from '@upline/domain';
import { z } from 'zod';
import { documentAnswer } from '../../attachments/document.schema.ts';
import { ids, slug } from '../../content/content.schemas.ts';
import { shownAs } from '../../platform/operation/field-examples.ts';
import {
  bool,
  cents,
  integer,
  oneOf,
  optionalText,
  text,
  timestamp,
  uuid,
} from '../../platform/operation/fields.ts';
import { recordExamples } from '../../platform/operation/record-examples.ts';
import { answerShape, when } from '../../platform/operation/record-fields.ts';

const VARIANTS_MAX = 60;
const IMAGES_MAX = 10;
const FILE_ID = '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a08';
const IMAGE_ID = '7c0e4a52-9b1d-4f36-8e27-5d6c7b8a9f01';
const VARIANT_ID = '4b7c9d1e-2f3a-4b5c-8d6e-7f8091a2b3c4';

const orNull = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => (value === undefined ? null : value));

const variantBody = z.strictObject({
  id: shownAs(
    orNull(uuid('Variant')).meta({
      label: 'Variant',
      description: 'Of a variant that exists; a new one has none',
    }),
    VARIANT_ID,
  ),
  sku: text('SKU', { min: 2, max: 40, example: 'POLO-NVY-M' }),
  size: shownAs(orNull(oneOf('Size', SHIRT_SIZES)).meta({ label: 'Size' }), 'M'),
  color: shownAs(orNull(oneOf('Color', SHIRT_COLORS)).meta({ label: 'Color' }), 'Navy'),
  stock: shownAs(
    orNull(integer('Stock', { max: 1_000_000 })).meta({
      label: 'Stock',
      description: 'Left empty, there is no limit; downloads have none',
    }),
    24,
  ),
  price_delta_cents: shownAs(
    z
      .int()
      .min(-10_000_000)
      .max(10_000_000)
      .meta({ label: 'Price Difference', description: 'Added to the price of the product' }),
    0,
  ),
});
export type VariantBody = z.output<typeof variantBody>;

export const productBody = z.strictObject({
  name: text('Name', { min: 2, max: 100, example: 'Polo shirt' }),
  slug: slug('polo-shirt'),
  category: oneOf('Category', STORE_CATEGORIES, { example: 'Apparel' }),
  description: optionalText('Description', {
    max: 5_000,
    multiline: true,
    example: 'Cotton with the mark of the company on the chest.',
  }),
  // What is saved in the place of being sent.
  ...when('category', ['Digital'], { file_id: orNull(uuid('File')).meta({ label: 'File' }) }, ['file_id']),
  images: ids('Pictures', IMAGES_MAX, IMAGE_ID),
  price_usd_cents: shownAs(
    orNull(cents('Price in USD', { max: 10_000_000 })).meta({ label: 'Price in USD' }),
    3_450,
  ),
  price_cad_cents: shownAs(
    orNull(cents('Price in CAD', { max: 10_000_000 })).meta({ label: 'Price in CAD' }),
    4_600,
  ),
  taxable: bool('Taxable', { example: true }),
  max_per_order: shownAs(
    orNull(integer('Most in one order', { min: 1, max: 99 })).meta({ label: 'Most in one order' }),
    10,
  ),
  builder_discount_bps: shownAs(
    integer('Builder Discount', { max: 5_000 }).meta({
      label: 'Builder Discount',
      description: 'Of associates whose builder plan is active, in basis points',
    }),
    1_000,
  ),
  variants: z.array(variantBody).min(1).max(VARIANTS_MAX).meta({ label: 'Variants' }),
});
export type ProductBody = z.output<typeof productBody>;

const standing = {
  status: z.enum(PUBLISH_STATUSES),
  position: z.int(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'publish', 'unpublish', 'delete'])),
};

export const product = z.strictObject({
  id: z.uuid(),
  ...answerShape(productBody, ['slug', 'file_id', 'images', 'variants']),
  slug: z.string(),
  file: documentAnswer.nullable().meta({ description: 'Of a download' }),
  images: z.array(z.uuid()),
  variants: z.array(z.strictObject({ id: z.uuid(), ...answerShape(variantBody, ['id']) })),
  ...standing,
});

export const productRow = z.strictObject({
  id: z.uuid(),
  ...answerShape(productBody, ['slug', 'description', 'file_id', 'images', 'variants']),
  slug: z.string(),
  variants: z.int().meta({ description: 'How many variants it has' }),
  stock: z.int().nullable().meta({ description: 'Of all variants; null where one has no limit' }),
  ...standing,
});

/** A download as it is named before it is sold. */
export const fileExample = { id: FILE_ID, name: 'agent-planner.pdf', size_bytes: 182_044 };

const id = '3a6b8c0d-1e2f-4a3b-9c4d-5e6f70819203';
const more = {
  slug: 'polo-shirt',
  position: 1,
  status: 'Published' as const,
  actions: ['update' as const, 'unpublish' as const],
};
const variant = {
  id: VARIANT_ID,
  sku: 'POLO-NVY-M',
  size: 'M',
  color: 'Navy',
  stock: 24,
  price_delta_cents: 0,
} as const;

const examples = recordExamples(
  id,
  { body: productBody, answer: product, row: product },
  { ...more, file: null, images: [], variants: [variant] },
);
const { description: _, file: _file, images: _images, ...rest } = examples.answer;
export const productExamples = { ...examples, row: { ...rest, variants: 8, stock: 132 } };
