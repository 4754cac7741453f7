import {
  AMA_PLANS,
  ASSOCIATE_STATUSES,
  COUNTRIES,
  CURRENCIES,
  DUPLICATE_DECISIONS,
  LANGUAGES,
  LEVEL_CODES,
  LICENSE_TYPES,
  PAYMENT_STATUSES,
  REGISTRATION_CHANNELS,
  REGISTRATION_STATUSES,
  REGISTRATION_STEPS,
  REGISTRATION_WAITS,
} from '@upline/domain';
import { z } from 'zod';
import { oneOf, person, text, timestamp } from '../../platform/operation/fields.ts';
import { REGISTRATION_ACTIONS } from './office-registrations.actions.ts';

/** A registration as the list of the office has it. */
export const officeRegistrationRow = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(REGISTRATION_STATUSES),
  step: z
    .enum(REGISTRATION_STEPS)
    .nullable()
    .meta({ description: 'The first one that is not done; null: finished or closed' }),
  channel: z.enum(REGISTRATION_CHANNELS),
  upline: person,
  country: z.enum(COUNTRIES),
  plan: z.enum(AMA_PLANS),
  is_paid: z.boolean(),
  created_at: timestamp(),
  updated_at: timestamp(),
  expires_at: timestamp(),
  is_expired: z.boolean().meta({ description: 'Nobody can resume it any more (R-REG-01)' }),
  associate_code: z.string().nullable(),
  closed_reason: z.string().nullable(),
  waits_for: z
    .enum(REGISTRATION_WAITS)
    .nullable()
    .meta({ description: 'Why the home office looks at it; null: it does not have to' }),
  reason: z.string().nullable().meta({ description: 'In a few words; of what is over, why it ended' }),
  version: z.int(),
  actions: z.array(z.enum(REGISTRATION_ACTIONS)),
});

/** What the office needs to help somebody who registers; birth date, street and identifiers stay out (domain.md 7.1). */
export const officeRegistration = z.strictObject({
  ...officeRegistrationRow.shape,
  phone: z.string().nullable(),
  language: z.enum(LANGUAGES).nullable(),
  place: z.string().nullable().meta({ description: 'City and state' }),
  tax_masked: z.string().nullable().meta({ description: 'The last digits of the SSN or SIN' }),
  email_proved_at: timestamp().nullable().meta({ description: 'When the mailed link was used' }),
  reminded_at: timestamp().nullable(),
  license: z
    .strictObject({
      type: z.enum(LICENSE_TYPES),
      state: z.string(),
      expiration_date: z.iso.date().nullable(),
    })
    .nullable(),
  steps: z.array(z.strictObject({ key: z.enum(REGISTRATION_STEPS), is_done: z.boolean() })),
  signed_at: timestamp().nullable(),
  paid_at: timestamp().nullable(),
  payment: z
    .strictObject({
      id: z.uuid(),
      number: z.string(),
      status: z.enum(PAYMENT_STATUSES),
      amount_cents: z.int(),
      currency: z.enum(CURRENCIES),
    })
    .nullable(),
  associate: z
    .strictObject({ ...person.shape, status: z.enum(ASSOCIATE_STATUSES) })
    .nullable()
    .meta({ description: 'Who the registration became' }),
  refundable_until: timestamp()
    .nullable()
    .meta({ description: 'The end of the cooling-off period; null before the payment (R-REG-06)' }),
  refunded_at: timestamp().nullable(),
  refunded_by: person.nullable(),
  refund_reason: z.string().nullable(),
  duplicate: z
    .strictObject({
      holder: z
        .strictObject({ ...person.shape, status: z.enum(ASSOCIATE_STATUSES) })
        .nullable()
        .meta({ description: 'The associate who has the SSN or SIN' }),
      twin: z
        .strictObject({ id: z.uuid(), number: z.string() })
        .nullable()
        .meta({ description: 'Another registration with the same SSN or SIN' }),
      decision: z.enum(DUPLICATE_DECISIONS).nullable(),
      decided_at: timestamp().nullable(),
      decided_by: person.nullable(),
      reason: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'Of an SSN or SIN that is or was known already (R-REG-03)' }),
  guarantee: z
    .strictObject({
      level: z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() }),
      note: z.string(),
      status: z.enum(['Pending', 'Approved', 'Refused']),
      decided_by: person.nullable(),
      reason: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'The level that was promised (R-LVL-05)' }),
  review_status: z
    .enum(['Pending', 'Approved', 'Refused'])
    .nullable()
    .meta({ description: 'Of answers with a yes (R-REG-02)' }),
});

export const duplicateBody = z.strictObject({
  decision: oneOf('Decision', DUPLICATE_DECISIONS),
  reason: text('Reason', { min: 5, max: 500 }),
});

export const coolingOffBody = z.strictObject({ reason: text('Reason', { min: 5, max: 500 }) });
