import { CHARGEBACK_REASONS, COMPENSATION_TYPES, CURRENCIES, REQUEST_STATUSES } from '@upline/domain';
import { z } from 'zod';
import {
  cents,
  date,
  integer,
  oneOf,
  optionalText,
  person,
  text,
  timestamp,
  uuid,
} from '../../platform/operation/fields.ts';
import { receiptSteps } from '../explain/explanations.ts';
import { CHARGEBACK_STATUSES } from './chargeback-reads.store.ts';
import { MANUAL_REASONS } from './debts.service.ts';

export const CHARGEBACK_ACTIONS = ['dispute', 'answer_dispute', 'write_off'] as const;

const shared = {
  id: z.uuid(),
  policy_id: z.uuid().nullable(),
  policy_number: z.string().nullable(),
  reason: z.enum(CHARGEBACK_REASONS),
  event_date: z.iso.date(),
  months_in_force: z.int().nullable(),
  original_cents: z.int().meta({ description: 'Of the lines it takes from' }),
  amount_cents: z.int(),
  recovered_cents: z.int(),
  written_off_cents: z.int(),
  remaining_cents: z.int(),
  currency: z.enum(CURRENCIES),
  status: z.enum(CHARGEBACK_STATUSES),
  dispute_status: z.enum(REQUEST_STATUSES).nullable(),
  dispute_until: z.iso.date().meta({ description: 'Last day on which it may be disputed (R-CB-03)' }),
  created_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(CHARGEBACK_ACTIONS)),
};

/** A debt as its debtor sees it (domain.md 2.18). */
export const chargebackRow = z.strictObject(shared);
export const adminChargebackRow = z.strictObject({
  ...shared,
  associate: person,
});

const detail = {
  note: z.string().nullable(),
  document_id: z.uuid().nullable(),
  dispute_text: z.string().nullable(),
  dispute_document_id: z.uuid().nullable(),
  disputed_at: timestamp().nullable(),
  dispute_answer: z.string().nullable(),
  lines: z.array(
    z.strictObject({
      id: z.uuid(),
      compensation_type: z.enum(COMPENSATION_TYPES),
      amount_cents: z.int(),
      original_line_id: z.uuid().nullable(),
      receipt: receiptSteps,
      sentences: z.array(z.string()),
    }),
  ),
};
export const chargebackDetail = chargebackRow.extend(detail);
export const adminChargebackDetail = adminChargebackRow.extend({
  ...detail,
  event: z
    .strictObject({
      id: z.uuid(),
      reason: z.enum(CHARGEBACK_REASONS),
      event_date: z.iso.date(),
      months_in_force: z.int(),
      total_cents: z.int(),
      reinstated_at: timestamp().nullable(),
      created_at: timestamp(),
      created_by: z.string().nullable(),
      legs: z
        .array(
          z.strictObject({
            id: z.uuid(),
            associate: person,
            amount_cents: z.int(),
            remaining_cents: z.int(),
            status: z.enum(CHARGEBACK_STATUSES),
          }),
        )
        .meta({ description: 'Everybody the event charged' }),
    })
    .nullable()
    .meta({ description: 'What happened to the policy; null for a debt entered by itself' }),
  recoveries: z
    .array(z.strictObject({ pay_run_number: z.int(), pay_date: z.iso.date(), amount_cents: z.int() }))
    .meta({ description: 'What pay runs withheld for it, newest first' }),
});

export const chargebackTotalsAnswer = z.strictObject({
  totals: z.array(
    z.strictObject({
      currency: z.enum(CURRENCIES),
      count: z.int(),
      amount_cents: z.int(),
      recovered_cents: z.int(),
      written_off_cents: z.int(),
      remaining_cents: z.int(),
    }),
  ),
});

const amounts = z
  .array(
    z.strictObject({
      line_no: integer('Line', { min: 1, max: 10_000 }),
      amount_cents: cents('Amount', { min: 1 }),
    }),
  )
  .max(500)
  .default([])
  .meta({
    label: 'Amounts',
    description: 'What to take from which line of the policy; none for Wrong Associate',
  });

export const chargeBody = z.strictObject({
  policy_id: uuid('Policy'),
  reason: oneOf('Reason', MANUAL_REASONS),
  event_date: date('Event Date'),
  note: optionalText('Note', { max: 1_000, multiline: true }),
  document_id: uuid('Document').nullish(),
  amounts,
});

export const previewBody = z.strictObject({
  policy_id: uuid('Policy'),
  reason: oneOf('Reason', CHARGEBACK_REASONS),
  event_date: date('Event Date'),
  new_bv_cents: cents('New BV').nullish().meta({ label: 'New BV', description: 'Of re-rate reasons' }),
  amounts,
});

export const previewAnswer = z.strictObject({
  policy_number: z.string(),
  currency: z.enum(CURRENCIES),
  months_in_force: z.int(),
  total_cents: z.int().meta({ description: 'Negative when more is paid out' }),
  is_fully_charged_back: z.boolean(),
  lines: z.array(
    z.strictObject({
      line_no: z.int(),
      associate: person,
      compensation_type: z.enum(COMPENSATION_TYPES),
      standing_cents: z.int().meta({ description: 'On the line before the event' }),
      taken_cents: z.int(),
    }),
  ),
});

export const disputeBody = z.strictObject({
  text: text('Text', { min: 10, max: 4_000, multiline: true }),
  document_id: uuid('Document').nullish(),
});
export const disputeAnswerBody = z.strictObject({
  status: oneOf('Decision', ['Approved', 'Refused']),
  answer: text('Answer', { min: 5, max: 1_000, multiline: true }),
});
export const writeOffBody = z.strictObject({
  amount_cents: cents('Amount', { min: 1 })
    .nullish()
    .meta({ label: 'Amount', description: 'All that is open when absent' }),
  reason: text('Reason', { min: 10, max: 500 }),
});
