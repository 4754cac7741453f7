import { CURRENCIES, EXPORT_STATUSES } from '@upline/domain';
import { z } from 'zod';

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
  recoveries: z.array(
    z.strictObject({
      event_date: z.iso.date(),
      reason: z.string(),
      amount_cents: cents(),
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
