import { CURRENCIES, messages, PAYMENT_PROCESSINGS } from '@upline/domain';
import { z } from 'zod';
import { oneOf, text, timestamp, uuid } from '../../platform/operation/fields.ts';
import { PAYMENT_ACTIONS } from './provider-payments.actions.ts';
import { PAYMENT_KINDS } from './provider-payments.tables.ts';
import { isPolicyNumber } from './statement-file.ts';

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
  import_id: z.guid().nullable().meta({ description: 'Null of what came before imports were kept' }),
  is_matched_by_hand: z.boolean().meta({ description: 'An admin chose the policy' }),
  brought_about: z.enum(['Ready To Pay', 'Chargeback']).nullable().meta({
    description: 'What it did to its policy: an import is not undone before that is taken back',
  }),
  pay_run: z
    .strictObject({ id: z.guid(), number: z.int() })
    .nullable()
    .meta({ description: 'That processed it' }),
  actions: z.array(z.enum(PAYMENT_ACTIONS)),
});

const reason = text('Reason', { min: 5, max: 500 });

export const correctBody = z.strictObject({
  policy_number: text('Policy Number', { min: 3, max: 40 }).refine(
    isPolicyNumber,
    messages.invalid('Policy Number'),
  ),
  kind: oneOf('Kind', PAYMENT_KINDS),
  reason,
});

export const matchBody = z.strictObject({ policy_id: uuid('Policy'), reason });

export const acceptBody = z.strictObject({ reason });
