import { CURRENCIES, SHIRT_COLORS, SHIRT_SIZES, STORE_CATEGORIES } from '@upline/domain';
import { z } from 'zod';
import { oneOf } from '../../platform/operation/fields.ts';

export const shelfQuery = z.strictObject({
  category: oneOf('Category', STORE_CATEGORIES).optional(),
  size: oneOf('Size', SHIRT_SIZES).optional(),
  in_stock: z.literal('true').optional(),
});

const shelfItem = z.strictObject({
  slug: z.string(),
  name: z.string(),
  category: z.enum(STORE_CATEGORIES),
  price_cents: z.int().meta({ description: 'The lowest one of its variants' }),
  currency: z.enum(CURRENCIES),
  has_one_price: z.boolean(),
  sizes: z.array(z.enum(SHIRT_SIZES)),
  colors: z.array(z.enum(SHIRT_COLORS)),
  in_stock: z.boolean(),
  image_id: z.uuid().nullable().meta({ description: 'The first picture' }),
});
export const shelf = z.strictObject({ rows: z.array(shelfItem) });

export const shelfProduct = shelfItem.extend({
  description: z.string().nullable(),
  images: z.array(z.uuid()),
  max_per_order: z.int().nullable(),
  discount_bps: z.int().meta({ description: 'What the caller pays less; 0 without an active builder plan' }),
  variants: z.array(
    z.strictObject({
      id: z.uuid(),
      size: z.enum(SHIRT_SIZES).nullable(),
      color: z.enum(SHIRT_COLORS).nullable(),
      price_cents: z.int(),
      stock: z.int().nullable().meta({ description: 'Null without a limit' }),
    }),
  ),
});

const item = {
  slug: 'polo-shirt',
  name: 'Polo shirt',
  category: 'Apparel',
  price_cents: 3_450,
  currency: 'USD',
  has_one_price: true,
  sizes: ['M', 'L'],
  colors: ['Navy'],
  in_stock: true,
  image_id: null,
} satisfies z.input<typeof shelfItem>;

export const shelfExamples = {
  shelf: { rows: [item] },
  product: {
    ...item,
    description: 'Cotton with the mark of the company on the chest.',
    images: [],
    max_per_order: 10,
    discount_bps: 1_000,
    variants: [
      {
        id: '4b7c9d1e-2f3a-4b5c-8d6e-7f8091a2b3c4',
        size: 'M',
        color: 'Navy',
        price_cents: 3_450,
        stock: 24,
      },
      {
        id: '4b7c9d1e-2f3a-4b5c-8d6e-7f8091a2b3c5',
        size: 'L',
        color: 'Navy',
        price_cents: 3_450,
        stock: 0,
      },
    ],
  } satisfies z.input<typeof shelfProduct>,
};
