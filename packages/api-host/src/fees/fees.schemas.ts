import { AMA_PLANS, COUNTRIES, CURRENCIES, FEE_KINDS, FEE_STANDINGS } from '@upline/domain';
import { z } from 'zod';
import { cents, date, integer, oneOf, person, text, timestamp } from '../platform/operation/fields.ts';
import { FEE_ACTIONS } from './fees.actions.ts';

export const feeBody = z.strictObject({
  kind: oneOf('Kind', FEE_KINDS),
  country: oneOf('Country', COUNTRIES),
  plan: oneOf('Plan', AMA_PLANS).nullish().meta({ label: 'Plan', description: 'Of a membership fee' }),
  region: text('State or Province', { max: 2 })
    .nullish()
    .meta({ label: 'State or Province', description: 'Of a tax' }),
  amount_cents: cents('Amount', { min: 1, max: 10_000_000 }).nullish(),
  rate_bps: integer('Rate', { max: 5_000 }).nullish(),
  effective_from: date('Effective From'),
});

export const fee = z.strictObject({
  id: z.guid(),
  kind: z.enum(FEE_KINDS),
  country: z.enum(COUNTRIES),
  plan: z.enum(AMA_PLANS).nullable(),
  region: z.string().nullable().meta({ description: 'State or province of a tax' }),
  amount_cents: z.int().nullable(),
  rate_bps: z.int().nullable().meta({ description: 'Of a tax' }),
  currency: z.enum(CURRENCIES),
  effective_from: z.iso.date(),
  until: z.iso.date().nullable().meta({ description: 'Null while no later value is known' }),
  standing: z.enum(FEE_STANDINGS),
  set_by: person.nullable().meta({ description: 'Null of what the portal started with' }),
  created_at: timestamp(),
  actions: z.array(z.enum(FEE_ACTIONS)),
});

export const feeDetail = fee.extend({
  history: z
    .array(fee)
    .meta({ description: 'All values of the same fee, the latest first; this one is among them' }),
});
