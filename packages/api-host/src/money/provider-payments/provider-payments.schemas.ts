import { CURRENCIES, PAYMENT_PROCESSINGS } from '@upline/domain';
import { z } from 'zod';
import { date, oneOf, text, timestamp, uuid } from '../../platform/fields.ts';
import { PAYMENT_KINDS } from './provider-payment.tables.ts';

export const statementHead = z.strictObject({
  provider_id: uuid('Provider'),
  statement_ref: text('Statement Reference', { max: 60 }),
  statement_date: date('Statement Date'),
  currency: oneOf('Currency', CURRENCIES),
});

export const importAnswer = z.strictObject({
  created: z.int(),
  unchanged: z.int().meta({ description: 'Lines of this statement that were imported before' }),
  failed: z.int(),
  failures: z.array(z.strictObject({ line: z.int(), reason: z.string() })),
});

export const providerPayment = z.strictObject({
  id: z.guid(),
  provider: z.strictObject({ id: z.guid(), name: z.string() }),
  statement_ref: z.string(),
  statement_date: z.iso.date(),
  line_no: z.int(),
  policy_number_text: z.string(),
  policy: z.strictObject({ id: z.guid(), policy_number: z.string(), business_status: z.string() }).nullable(),
  kind: z.enum(PAYMENT_KINDS),
  gross_cents: z.int(),
  expected_cents: z.int().nullable(),
  difference_cents: z.int().nullable(),
  currency: z.enum(CURRENCIES),
  event_date: z.iso.date(),
  processing: z.enum(PAYMENT_PROCESSINGS),
  exception: z.string().nullable(),
  accepted_reason: z.string().nullable(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['correct', 'accept'])),
});

export const correctBody = z.strictObject({
  policy_number: text('Policy Number', { min: 3, max: 40 }),
  kind: oneOf('Kind', PAYMENT_KINDS),
});

export const acceptBody = z.strictObject({ reason: text('Reason', { min: 5, max: 500 }) });
