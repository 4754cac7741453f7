import { CURRENCIES, REFUND_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { STAMP } from '../../platform/operation/field-examples.ts';
import { person, timestamp } from '../../platform/operation/fields.ts';

export const refundRow = z.strictObject({
  id: z.uuid(),
  order: z.strictObject({ id: z.uuid(), number: z.string() }),
  associate: person,
  amount_cents: z.int(),
  currency: z.enum(CURRENCIES),
  status: z.enum(REFUND_STATUSES),
  reason: z.string(),
  requested_by: person
    .nullable()
    .meta({ description: 'Null of what the host itself gave back, or was given back at Stripe' }),
  created_at: timestamp(),
  settled_at: timestamp().nullable(),
});

export const refundExample = {
  id: '8c7d6e5f-4a3b-4c2d-9e1f-0a1b2c3d4e5f',
  order: { id: '6e8f0a1b-2c3d-4e5f-8a6b-7c8d9e0f1a2b', number: 'S-000012' },
  associate: { code: 'U000123', name: 'Dev Patel' },
  amount_cents: 3_450,
  currency: 'USD',
  status: 'Succeeded',
  reason: 'One shirt came torn',
  requested_by: { code: 'A000001', name: 'Ada Admin' },
  created_at: STAMP,
  settled_at: STAMP,
} satisfies z.input<typeof refundRow>;
