import {
  COUNTRIES,
  CURRENCIES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  SHIRT_COLORS,
  SHIRT_SIZES,
} from '@upline/domain';
import { z } from 'zod';
import { documentAnswer } from '../../attachments/document.schema.ts';
import { addressField } from '../../platform/operation/address.ts';
import { STAMP } from '../../platform/operation/field-examples.ts';
import { cents, person, text, timestamp } from '../../platform/operation/fields.ts';

const total_cents = cents('Total').meta({ label: 'Total', description: 'As the buyer has read it' });

export const orderBody = z.strictObject({
  name: text('Name', { min: 2, max: 100 }),
  phone: text('Phone', { max: 30, format: 'phone' }),
  address: addressField,
  total_cents,
});
export type OrderBody = z.output<typeof orderBody>;

/** Downloads are sent nowhere. */
export const downloadOrderBody = z.strictObject({ total_cents });

export const shipBody = z.strictObject({
  carrier: text('Carrier', { min: 2, max: 40 }),
  tracking_number: text('Tracking Number', { min: 4, max: 60 }),
});
export type ShipBody = z.output<typeof shipBody>;

export const cancelBody = z.strictObject({ reason: text('Reason', { min: 3, max: 200 }) });

const money = {
  subtotal_cents: z.int(),
  discount_cents: z.int(),
  shipping_cents: z.int(),
  tax_cents: z.int(),
  total_cents: z.int(),
  currency: z.enum(CURRENCIES),
};

const shared = {
  id: z.uuid(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  refunded_cents: z.int(),
  ...money,
  created_at: timestamp(),
};

const standing = {
  purchase_id: z.uuid().meta({ description: 'The charge by which it is paid' }),
  ship_to: z
    .strictObject({
      name: z.string(),
      phone: z.string().meta({ description: 'Ten digits' }),
      line1: z.string(),
      line2: z.string().nullable(),
      city: z.string(),
      state: z.string(),
      postal_code: z.string(),
      country: z.enum(COUNTRIES),
    })
    .nullable()
    .meta({ description: 'Null where everything is a download' }),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      sku: z.string(),
      size: z.enum(SHIRT_SIZES).nullable(),
      color: z.enum(SHIRT_COLORS).nullable(),
      quantity: z.int(),
      unit_cents: z.int(),
      discount_cents: z.int(),
      is_download: z.boolean(),
      file: documentAnswer
        .nullable()
        .meta({ description: 'What the buyer may save, while the order is paid' }),
    }),
  ),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  shipped_at: timestamp().nullable(),
  cancelled_at: timestamp().nullable(),
  cancel_reason: z.string().nullable(),
};

export const ownOrder = z.strictObject({
  ...shared,
  ...standing,
  version: z.int(),
  actions: z.array(z.enum(['cancel'])),
});

export const orderRow = z.strictObject({
  ...shared,
  associate: person,
  country: z.enum(COUNTRIES),
  state: z.string().meta({ description: 'By which it is taxed' }),
  version: z.int(),
  actions: z.array(z.enum(['ship', 'cancel'])),
});

export const order = orderRow.extend(standing);

const id = '6e8f0a1b-2c3d-4e5f-8a6b-7c8d9e0f1a2b';
const common = {
  id,
  number: 'S-000012',
  status: 'Processing',
  payment_status: 'Paid',
  refunded_cents: 0,
  subtotal_cents: 6_900,
  discount_cents: 690,
  shipping_cents: 795,
  tax_cents: 388,
  total_cents: 7_393,
  currency: 'USD',
  created_at: STAMP,
} as const;
const more = {
  purchase_id: '0c1d2e3f-4a5b-4c6d-8e7f-8a9b0c1d2e3f',
  ship_to: {
    name: 'Dev Patel',
    phone: '5125550142',
    line1: '1200 Barton Springs Rd',
    line2: null,
    city: 'Austin',
    state: 'TX',
    postal_code: '78704',
    country: 'USA',
  },
  lines: [
    {
      name: 'Polo shirt',
      sku: 'POLO-NVY-M',
      size: 'M',
      color: 'Navy',
      quantity: 2,
      unit_cents: 3_450,
      discount_cents: 690,
      is_download: false,
      file: null,
    },
  ],
  carrier: null,
  tracking_number: null,
  shipped_at: null,
  cancelled_at: null,
  cancel_reason: null,
} satisfies Partial<z.input<typeof ownOrder>>;
const row = {
  ...common,
  associate: { code: 'U000123', name: 'Dev Patel' },
  country: 'USA',
  state: 'TX',
  version: 2,
  actions: ['ship', 'cancel'],
} satisfies z.input<typeof orderRow>;
const shipping = { carrier: 'UPS', tracking_number: '1Z999AA10123456784' };

export const orderExamples = {
  id,
  params: { id },
  body: {
    name: 'Dev Patel',
    phone: '(512) 555-0142',
    address: {
      line1: '1200 Barton Springs Rd',
      line2: null,
      city: 'Austin',
      state: 'TX',
      postal_code: '78704',
      country: 'USA',
    },
    total_cents: 7_393,
  } satisfies z.input<typeof orderBody>,
  shipping,
  placed: {
    ...common,
    ...more,
    status: 'Pending',
    payment_status: 'Pending',
    version: 1,
    actions: ['cancel'],
  } satisfies z.input<typeof ownOrder>,
  withdrawn: {
    ...common,
    ...more,
    status: 'Cancelled',
    payment_status: 'Pending',
    cancelled_at: STAMP,
    cancel_reason: 'Cancelled by the buyer',
    version: 2,
    actions: [],
  } satisfies z.input<typeof ownOrder>,
  /** Everything is a download. */
  downloads: {
    ...common,
    ...more,
    status: 'Pending',
    payment_status: 'Pending',
    shipping_cents: 0,
    subtotal_cents: 2_400,
    discount_cents: 0,
    tax_cents: 150,
    total_cents: 2_550,
    ship_to: null,
    lines: [
      {
        name: 'Agent planner',
        sku: 'PLANNER-PDF',
        size: null,
        color: null,
        quantity: 1,
        unit_cents: 2_400,
        discount_cents: 0,
        is_download: true,
        file: null,
      },
    ],
    version: 1,
    actions: ['cancel'],
  } satisfies z.input<typeof ownOrder>,
  row,
  detail: { ...row, ...more } satisfies z.input<typeof order>,
  shipped: {
    ...row,
    ...more,
    ...shipping,
    status: 'Shipped',
    shipped_at: STAMP,
    version: 3,
    actions: [],
  } satisfies z.input<typeof order>,
  cancelled: {
    ...row,
    ...more,
    status: 'Cancelled',
    cancelled_at: STAMP,
    cancel_reason: 'Sold out at the supplier',
    version: 3,
    actions: [],
  } satisfies z.input<typeof order>,
};
