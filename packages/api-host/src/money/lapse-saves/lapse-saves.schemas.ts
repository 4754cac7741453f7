import { CURRENCIES, PREMIUM_MODES } from '@upline/domain';
import { z } from 'zod';
import { CALL_OUTCOMES } from '../../business/late-premiums/late-premiums.tables.ts';
import { date, oneOf, optionalText, person, timestamp } from '../../platform/operation/fields.ts';
import { LAPSE_SAVE_STATUSES } from './lapse-saves.store.ts';

export const lapseSaveRow = z.strictObject({
  id: z.uuid(),
  policy_id: z.uuid(),
  policy_number: z.string().meta({ description: 'Of a policy of the team its last four' }),
  is_mine: z.boolean().meta({ description: 'The caller has a part in the policy' }),
  client: z.string().nullable().meta({ description: 'Null for a policy of the team' }),
  associate: person.meta({ description: 'Who wrote the policy' }),
  provider: z.string(),
  product: z.string(),
  currency: z.enum(CURRENCIES),
  due_on: z.iso.date(),
  grace_ends_on: z.iso.date(),
  days_left: z.int().meta({ description: 'Until the grace period ends; negative once it is over' }),
  is_lapse_reported: z.boolean(),
  debt_cents: z.int().meta({ description: 'Of paid money: what the caller would owe' }),
  at_risk_cents: z.int().meta({ description: 'With what would be taken from pending and escrow' }),
  status: z.enum(LAPSE_SAVE_STATUSES),
  outcome: z.enum(CALL_OUTCOMES).nullable(),
  promised_on: z.iso.date().nullable(),
  called_at: timestamp().nullable(),
  version: z.int(),
  actions: z.array(z.enum(['log_call'])),
});

export const lapseSaveDetail = lapseSaveRow.extend({
  reported_on: z.iso.date(),
  closed_on: z.iso.date().nullable(),
  premium_mode: z.enum(PREMIUM_MODES),
  premium_cents: z.int().nullable().meta({ description: 'Null for a policy of the team' }),
  contact: z
    .strictObject({ client_id: z.uuid(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .meta({ description: 'Null for a policy of the team' }),
  calls: z.array(
    z.strictObject({
      id: z.uuid(),
      outcome: z.enum(CALL_OUTCOMES),
      promised_on: z.iso.date().nullable(),
      note: z.string().nullable().meta({ description: 'Null for a policy of the team' }),
      called_at: timestamp(),
      called_by: person,
    }),
  ),
});

export const lapseSaveTotalsAnswer = z.strictObject({
  totals: z.array(
    z.strictObject({
      currency: z.enum(CURRENCIES),
      count: z.int(),
      debt_cents: z.int(),
      at_risk_cents: z.int(),
    }),
  ),
});

export const callBody = z.strictObject({
  outcome: oneOf('Outcome', CALL_OUTCOMES),
  promised_on: date('Promised For')
    .nullable()
    .default(null)
    .meta({ description: 'Needed with Promised, only then' }),
  note: optionalText('Note', { max: 2_000, multiline: true }),
});
