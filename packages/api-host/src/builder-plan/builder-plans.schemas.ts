import { COUNTRIES, CURRENCIES, ENROLLMENT_STATUSES, PAYMENT_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { bool, cents, person, text, timestamp } from '../platform/operation/fields.ts';
import { BUILDER_PLAN_ACTIONS } from './builder-plans.actions.ts';

const enrollment = {
  id: z.guid(),
  status: z.enum(ENROLLMENT_STATUSES),
  price_cents: z.int(),
  currency: z.enum(CURRENCIES),
  started_on: z.iso.date(),
  next_charge_on: z.iso.date().nullable(),
  failed_tries: z
    .int()
    .meta({ description: 'Of the charge that is due; after the third the plan is closed' }),
  ends_after_month: z.boolean().meta({ description: 'Ends on the day of the next charge' }),
  closed_on: z.iso.date().nullable(),
  close_reason: z.string().nullable(),
};

export const builderPlan = z.strictObject({
  price_cents: z.int().meta({ description: 'Of a month, today' }),
  currency: z.enum(CURRENCIES),
  takes_cards: z.boolean(),
  enrollment: z.strictObject(enrollment).nullable().meta({ description: 'The Active or the last one' }),
  charges: z.array(
    z.strictObject({
      id: z.guid(),
      number: z.string(),
      description: z.string(),
      amount_cents: z.int(),
      currency: z.enum(CURRENCIES),
      status: z.enum(PAYMENT_STATUSES),
      created_at: timestamp(),
      paid_at: timestamp().nullable(),
    }),
  ),
});

export const enrollBody = z.strictObject({ price_cents: cents('Price', { min: 1 }) });

/** The charge to be paid; `payPurchase` leads to its page. */
export const enrolling = z.strictObject({ purchase_id: z.guid() });

export const endBody = z.strictObject({ ends_after_month: bool('Ends After the Month') });

export const adminBuilderPlan = z.strictObject({
  ...enrollment,
  associate: person,
  country: z.enum(COUNTRIES),
  version: z.int(),
  actions: z.array(z.enum(BUILDER_PLAN_ACTIONS)),
});

export const closeBody = z.strictObject({ reason: text('Reason', { min: 5, max: 500 }) });
