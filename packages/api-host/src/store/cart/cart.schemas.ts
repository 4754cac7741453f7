import { COUNTRIES, CURRENCIES, SHIRT_COLORS, SHIRT_SIZES, STORE_CATEGORIES } from '@upline/domain';
import { z } from 'zod';
import { idParam, integer, text } from '../../platform/operation/fields.ts';

export const lineParams = z.strictObject({ variant: idParam() });
export const lineBody = z.strictObject({ quantity: integer('Quantity', { min: 1, max: 99 }) });
export const totalsQuery = z.strictObject({
  state: text('State', { max: 2 }).optional().meta({
    label: 'State',
    description: 'Where it is sent; nothing asks for it where everything is a download',
  }),
});

const cartLine = z.strictObject({
  variant_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  category: z.enum(STORE_CATEGORIES),
  image_id: z.uuid().nullable(),
  size: z.enum(SHIRT_SIZES).nullable(),
  color: z.enum(SHIRT_COLORS).nullable(),
  quantity: z.int(),
  unit_cents: z.int().nullable().meta({ description: 'As it is now; null where it is not sold any more' }),
  amount_cents: z.int(),
  discount_cents: z.int(),
  notice: z.string().nullable().meta({ description: 'That the price has changed since it was added' }),
  problem: z.string().nullable().meta({ description: 'Why it cannot be ordered like this' }),
});

export const cart = z.strictObject({
  country: z.enum(COUNTRIES),
  currency: z.enum(CURRENCIES),
  filled_in: z
    .enum(COUNTRIES)
    .nullable()
    .meta({ description: 'The other country for which it was filled; it has to be emptied first' }),
  lines: z.array(cartLine),
  subtotal_cents: z.int(),
  discount_cents: z.int(),
  can_order: z.boolean(),
  is_download: z.boolean().meta({ description: 'Nothing in it is sent: no address is asked for' }),
});

export const totals = z.strictObject({
  currency: z.enum(CURRENCIES),
  subtotal_cents: z.int(),
  discount_cents: z.int(),
  shipping_cents: z.int(),
  tax_cents: z.int(),
  total_cents: z.int(),
});

export const cartExamples = {
  cart: {
    country: 'USA',
    currency: 'USD',
    filled_in: null,
    lines: [
      {
        variant_id: '4b7c9d1e-2f3a-4b5c-8d6e-7f8091a2b3c4',
        slug: 'polo-shirt',
        name: 'Polo shirt',
        category: 'Apparel',
        image_id: null,
        size: 'M',
        color: 'Navy',
        quantity: 2,
        unit_cents: 3_450,
        amount_cents: 6_900,
        discount_cents: 690,
        notice: null,
        problem: null,
      },
    ],
    subtotal_cents: 6_900,
    discount_cents: 690,
    can_order: true,
    is_download: false,
  } satisfies z.input<typeof cart>,
  totals: {
    currency: 'USD',
    subtotal_cents: 6_900,
    discount_cents: 690,
    shipping_cents: 795,
    tax_cents: 388,
    total_cents: 7_393,
  } satisfies z.input<typeof totals>,
};
