import { COMPENSATION_TYPES, CURRENCIES, EXPORT_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { timestamp } from '../../platform/operation/fields.ts';

const cents = () => z.int();

export const statement = z.strictObject({
  id: z.guid(),
  pay_run_number: z.int(),
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  pay_date: z.iso.date(),
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
  returned_reason: z.string().nullable(),
});

export const statementDetail = z.strictObject({
  ...statement.shape,
  entries: z
    .array(
      z.strictObject({
        id: z.uuid(),
        posted_at: timestamp(),
        compensation_type: z.enum(COMPENSATION_TYPES),
        policy_last: z.string().nullable(),
        source: z.string().nullable(),
        generation: z.int().nullable(),
        base_bv_cents: cents().nullable(),
        rate_bps: z.int().nullable(),
        amount_cents: cents().meta({ description: 'What was left of the line, in its own currency' }),
        currency: z.enum(CURRENCIES),
        paid_cents: cents().meta({ description: 'The same in the currency of the statement (R-MNY-30)' }),
        conversion_rate: z
          .int()
          .nullable()
          .meta({ description: 'In ten-thousandths; null where nothing was converted' }),
      }),
    )
    .meta({
      description:
        'Its first 500 lines in the order they were posted; of all of them if there are no more they add up to the gross',
    }),
  recoveries: z.array(
    z.strictObject({
      event_date: z.iso.date(),
      reason: z.string(),
      amount_cents: cents().meta({ description: 'In the currency of the statement' }),
      debt_cents: cents().meta({ description: 'The same in the currency of the debt (R-MNY-30)' }),
      currency: z.enum(CURRENCIES).meta({ description: 'Of the debt' }),
      conversion_rate: z
        .int()
        .nullable()
        .meta({ description: 'In ten-thousandths; null where nothing was converted' }),
      policy_last: z.string().nullable(),
    }),
  ),
});

export const yearTotal = z.strictObject({
  year: z.int(),
  currency: z.enum(CURRENCIES),
  gross_cents: cents(),
  recovered_cents: cents(),
  taxable_cents: cents().meta({ description: 'Gross less chargebacks recovered in the year (R-MNY-31)' }),
  slip: z.enum(['1099-NEC', 'T4A']).nullable(),
});
