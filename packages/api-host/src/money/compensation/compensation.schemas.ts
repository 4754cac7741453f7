import {
  COMPENSATION_STATUSES,
  COMPENSATION_TYPES,
  CURRENCIES,
  ESCROW_REASONS,
  LEVEL_CODES,
} from '@upline/domain';
import { z } from 'zod';
import { oneOf, person, text, timestamp } from '../../platform/operation/fields.ts';
import { receiptSteps } from '../explain/explanations.ts';
import { HOLD_REASONS } from './escrow/escrow.service.ts';

/** What an admin may do with a line now. */
export const COMPENSATION_ACTIONS = ['release', 'hold', 'forfeit'] as const;

const shared = {
  id: z.uuid(),
  posted_at: timestamp(),
  compensation_type: z.enum(COMPENSATION_TYPES),
  policy_id: z.uuid().nullable(),
  policy_number: z
    .string()
    .nullable()
    .meta({ description: 'The last four only, where the reader has no part in the policy' }),
  client_initials: z.string().nullable(),
  source_associate: person.nullable().meta({ description: 'Who wrote the business' }),
  portion: z.enum(['Writing', 'Split 1', 'Split 2']).nullable(),
  installment: z.int().meta({ description: '0 is the first payment' }),
  level: z.enum(LEVEL_CODES).nullable().meta({ description: 'At the snapshot' }),
  generation: z.int().nullable(),
  base_bv_cents: z.int().nullable(),
  rate_bps: z.int().nullable(),
  amount_cents: z.int().meta({ description: 'Negative for chargebacks' }),
  remaining_cents: z.int().meta({ description: 'The amount less what was charged back from it' }),
  currency: z.enum(CURRENCIES),
  status: z.enum(COMPENSATION_STATUSES),
  escrow_reason: z.enum(ESCROW_REASONS).nullable(),
  original_line_id: z.uuid().nullable(),
  chargeback_id: z.uuid().nullable(),
  pay_run_number: z.int().nullable(),
  released_at: timestamp().nullable(),
};

/** A line as its own associate sees it (domain.md 2.17). */
export const compensationRow = z.strictObject(shared);

/** A line as the home office sees it. */
export const adminCompensationRow = z.strictObject({
  ...shared,
  associate: person,
  voided_at: timestamp().nullable(),
  void_reason: z.string().nullable(),
  version: z.int(),
  actions: z.array(z.enum(COMPENSATION_ACTIONS)),
});

const explained = {
  receipt: receiptSteps,
  sentences: z.array(z.string()).meta({ description: 'Why this amount, from the trace alone (R-EXP-01)' }),
  trace: z.record(z.string(), z.unknown()).meta({ description: 'Keys of domain.md 4.13' }),
  related: z
    .array(
      z.strictObject({
        id: z.uuid(),
        posted_at: timestamp(),
        compensation_type: z.enum(COMPENSATION_TYPES),
        amount_cents: z.int(),
        status: z.enum(COMPENSATION_STATUSES),
      }),
    )
    .meta({ description: 'What was posted against the line later' }),
};

export const compensationDetail = compensationRow.extend(explained);
export const adminCompensationDetail = adminCompensationRow.extend(explained);

export const compensationTotalsAnswer = z.strictObject({
  totals: z.array(
    z.strictObject({
      currency: z.enum(CURRENCIES),
      count: z.int(),
      amount_cents: z.int(),
      paid_cents: z.int(),
      pending_cents: z.int(),
      escrow_cents: z.int(),
      chargeback_cents: z.int(),
    }),
  ),
});

const reason = text('Reason', { min: 10, max: 500 });
export const lineReasonBody = z.strictObject({ reason });
export const holdBody = z.strictObject({ escrow_reason: oneOf('Held For', HOLD_REASONS), reason });
