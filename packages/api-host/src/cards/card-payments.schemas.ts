import {
  CARD_EVENT_OUTCOMES,
  COUNTRIES,
  CURRENCIES,
  DISPUTE_STATUSES,
  PAYMENT_STATUSES,
  PURCHASE_KINDS,
  REFUND_STATUSES,
} from '@upline/domain';
import { z } from 'zod';
import { cents, person, text, timestamp } from '../platform/operation/fields.ts';
import { CARD_EVENT_ACTIONS, CARD_PAYMENT_ACTIONS, PURCHASE_ACTIONS } from './card-payments.actions.ts';

const shared = {
  id: z.guid(),
  number: z.string(),
  kind: z.enum(PURCHASE_KINDS),
  description: z.string(),
  amount_cents: z.int(),
  refunded_cents: z.int(),
  currency: z.enum(CURRENCIES),
  status: z.enum(PAYMENT_STATUSES),
  due_on: z.iso.date().nullable(),
  created_at: timestamp(),
  paid_at: timestamp().nullable(),
  failure: z.string().nullable().meta({ description: 'Why the last try came to nothing' }),
};

export const purchase = z.strictObject({
  ...shared,
  order_id: z.uuid().nullable().meta({ description: 'The order of the store that it pays' }),
  actions: z.array(z.enum(PURCHASE_ACTIONS)),
});

/** Where Stripe's page is. */
export const checkoutPage = z.strictObject({ url: z.url() });

export const cardStanding = z.strictObject({
  takes_cards: z
    .boolean()
    .meta({ description: 'Whether there are keys of Stripe for the country (R-STO-01)' }),
});

export const cardPayment = z.strictObject({
  ...shared,
  payer: person.nullable().meta({ description: 'Null of somebody who registers' }),
  country: z.enum(COUNTRIES),
  version: z.int(),
  actions: z.array(z.enum(CARD_PAYMENT_ACTIONS)),
});

const refund = z.strictObject({
  id: z.guid(),
  amount_cents: z.int(),
  reason: z.string(),
  status: z.enum(REFUND_STATUSES),
  requested_by: person.nullable().meta({ description: 'Null of what was given back at Stripe itself' }),
  created_at: timestamp(),
  settled_at: timestamp().nullable(),
});

const dispute = z.strictObject({
  id: z.string(),
  amount_cents: z.int(),
  reason: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  opened_at: timestamp(),
  closed_at: timestamp().nullable(),
});

export const cardEvent = z.strictObject({
  id: z.guid(),
  country: z.enum(COUNTRIES),
  event_id: z.string(),
  type: z.string(),
  object_id: z.string(),
  payment: z.strictObject({ id: z.guid(), number: z.string(), description: z.string() }).nullable(),
  outcome: z.enum(CARD_EVENT_OUTCOMES),
  problem: z.string().nullable(),
  occurred_at: timestamp(),
  received_at: timestamp(),
  replayed_at: timestamp().nullable(),
  version: z.int(),
  actions: z.array(z.enum(CARD_EVENT_ACTIONS)),
});

export const cardPaymentDetail = cardPayment.extend({
  intent_id: z.string().nullable().meta({ description: 'Name of the payment at Stripe' }),
  attempt: z.int(),
  refundable_cents: z.int().meta({ description: 'What has not been given back yet' }),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  events: z.array(cardEvent),
  journals: z
    .array(
      z.strictObject({
        id: z.guid(),
        kind: z.string(),
        on_date: z.iso.date(),
        description: z.string(),
      }),
    )
    .meta({ description: 'What the ledger has of the payment, its refunds and disputes' }),
});

export const refundBody = z.strictObject({
  amount_cents: cents('Amount', { min: 1 }),
  reason: text('Reason', { min: 5, max: 500 }),
});

export const cardCheck = z.strictObject({
  country: z.enum(COUNTRIES),
  takes_cards: z.boolean(),
  checked_at: timestamp().nullable().meta({ description: 'Null before its first run' }),
  compared: z.int(),
  differences: z.array(
    z.strictObject({ what: z.string(), payment_id: z.string().nullable(), stripe_id: z.string().nullable() }),
  ),
});
