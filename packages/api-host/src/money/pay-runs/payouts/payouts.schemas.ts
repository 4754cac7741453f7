import { CURRENCIES, EXPORT_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { oneOf, person, text, timestamp, uuid } from '../../../platform/operation/fields.ts';

const cents = () => z.int();

export const payout = z.strictObject({
  id: z.guid(),
  pay_run_id: z.guid(),
  pay_run_number: z.int(),
  pay_date: z.iso.date(),
  associate: person,
  currency: z.enum(CURRENCIES),
  lines: z.int(),
  gross_cents: cents(),
  withheld_cents: cents(),
  carry_in_cents: cents(),
  net_cents: cents(),
  carry_out_cents: cents(),
  partner_code: z.string().nullable(),
  partner_cents: cents(),
  status: z.enum(EXPORT_STATUSES),
  account: z.string().nullable().meta({ description: 'Bank and last digits' }),
  returned_reason: z.string().nullable(),
  returned_at: timestamp().nullable(),
  exported_at: timestamp().nullable(),
  released_at: timestamp().nullable(),
  version: z.int(),
  actions: z.array(z.enum(['release', 'return'])),
});

export const releaseBody = z.strictObject({
  payout_ids: z.array(uuid('Payout')).min(1).max(500).nullable().default(null).meta({
    label: 'Payouts',
    description: 'Absent: every exported payout of the run, in the background',
  }),
});

export const releaseAnswer = z.strictObject({
  released: z.int(),
  is_running: z.boolean().meta({ description: 'The others follow in the background' }),
});

export const payoutTotalsAnswer = z.strictObject({
  totals: z.array(
    z.strictObject({
      currency: z.enum(CURRENCIES),
      count: z.int(),
      gross_cents: cents(),
      withheld_cents: cents(),
      net_cents: cents(),
      carry_out_cents: cents(),
    }),
  ),
});

const payoutIds = z.array(uuid('Payout')).min(1).max(500);

/** What is decided of several payouts: the bank confirmed them, or sent them back and why. */
export const previewBody = z.strictObject({
  decision: oneOf('Decision', ['release', 'return']),
  payout_ids: payoutIds,
});
export const decisionBody = previewBody.extend({
  reason: text('Reason', { min: 5, max: 500 })
    .nullable()
    .default(null)
    .meta({ label: 'Reason', description: 'Of the bank; a return needs one' }),
});
export type DecisionBody = z.output<typeof decisionBody>;

export const decisionAnswer = z.strictObject({
  rows: z.array(
    z.strictObject({
      id: z.guid(),
      pay_run_number: z.int().nullable(),
      associate: person.nullable(),
      currency: z.enum(CURRENCIES).nullable(),
      net_cents: cents().nullable(),
      before: z.enum(EXPORT_STATUSES).nullable(),
      after: z.enum(EXPORT_STATUSES).nullable(),
      refusal: z.string().nullable().meta({ description: 'Why this one stays as it is' }),
    }),
  ),
});

export const bankFileBody = z.strictObject({ currency: oneOf('Currency', CURRENCIES) });

export const bankFile = z.strictObject({
  id: z.guid(),
  pay_run_id: z.guid(),
  number: z.int(),
  currency: z.enum(CURRENCIES),
  file_name: z.string(),
  payouts: z.int(),
  total_cents: cents(),
  left_out: z.int().nullable().meta({
    description: 'Payouts whose owner has no usable account now; only in the answer that makes the file',
  }),
  created_at: timestamp(),
  created_by: person,
});
