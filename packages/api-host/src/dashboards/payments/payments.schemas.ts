import { CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import { oneOf, timestamp } from '../../platform/operation/fields.ts';
import { DASHBOARD_PERIODS } from '../dashboard-scope.ts';

const frame = {
  as_of: timestamp().meta({ description: 'When the figures were read' }),
  currency: z.enum(CURRENCIES),
};
const days = { from: z.iso.date(), to: z.iso.date() };
const cents = z.int();

/** Amounts of one currency at a time: they are never added across currencies. */
export const paymentsQuery = z.strictObject({
  period: oneOf('Period', DASHBOARD_PERIODS).default('Month'),
  currency: oneOf('Currency', CURRENCIES)
    .optional()
    .meta({ label: 'Currency', description: 'By default the one of the own country, for admins USD' }),
});

export const paymentsStatistics = z.strictObject({
  ...frame,
  ...days,
  paid_cents: cents.meta({ description: 'Net payouts with a pay date in the period' }),
  pending_cents: cents,
  escrow_cents: cents,
  chargeback_balance_cents: cents.meta({ description: 'Not yet recovered, written off or transferred' }),
  next: z.strictObject({
    pay_date: z.iso.date(),
    estimate_cents: cents.meta({ description: 'Pending less what is expected to be withheld' }),
    withheld_cents: cents,
    carry_in_cents: cents.meta({
      description: 'Below the minimum in the last run, added to the next payout',
    }),
    held_reason: z.string().nullable().meta({
      description: 'Why a run that opened now would leave the associate out (R-PAY-02); null of the company',
    }),
  }),
});

export const paymentsCashflow = z.strictObject({
  ...frame,
  months: z.array(
    z.strictObject({
      month: z.iso.date().meta({ description: 'First day' }),
      paid_cents: cents,
      withheld_cents: cents,
      chargebacks_cents: cents.meta({ description: 'Charged back in the month, without sign' }),
    }),
  ),
});

export const paymentsByTeam = z.strictObject({
  ...frame,
  ...days,
  total_cents: cents,
  rows: z.array(
    z.strictObject({
      code: z.string().nullable().meta({
        description: 'The direct at the head of the leg; null: all others, also who has left the team',
      }),
      name: z.string(),
      override_cents: cents,
      revenue_cents: cents,
      total_cents: cents,
    }),
  ),
});

export const paymentsTopEarners = z.strictObject({
  ...frame,
  ...days,
  rows: z.array(z.strictObject({ code: z.string(), name: z.string(), amount_cents: cents })),
});
