import { ACK_STATUSES, CURRENCIES, TRAINING_PROGRAM_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { efastProgress } from '../../efast-start/efast-starts.schemas.ts';
import { date, oneOf, optionalText, person, text, timestamp, uuid } from '../../platform/operation/fields.ts';
import { ENTERED_STEPS } from './training.service.ts';
import { ESCROW_STATES } from './training-reads.store.ts';

export const PROGRAM_ACTIONS = ['open', 'enter_step', 'default', 'reopen', 'set_trainer'] as const;

const shared = {
  id: z.uuid(),
  associate: person,
  trainer: person,
  status: z.enum(TRAINING_PROGRAM_STATUSES),
  opened_at: z.iso.date().nullable(),
  due_date: z.iso.date().nullable(),
  days_left: z.int().nullable().meta({ description: 'To the due date, while the program runs' }),
  cases_acknowledged: z.int(),
  cases_waiting: z.int(),
  cases_to_acknowledge: z.int().meta({ description: 'Issued ones that wait for the word of the caller' }),
  version: z.int(),
};

export const programRow = z.strictObject(shared);

const waiting = z.array(z.strictObject({ currency: z.enum(CURRENCIES), cents: z.int() }));

/** As those who train list it. */
export const traineeRow = programRow.extend({
  efast_percent: efastProgress.percent,
});

/** As the home office lists it. */
export const officeProgramRow = programRow.extend({
  waiting: waiting.meta({ description: 'Money that waits for the end of the program' }),
});

/** Steps of the checklist (domain.md 2.19): some are observed, two are entered with date and file. */
export const CHECKLIST_STEPS = [
  'ama_signed',
  'pre_licensing_course',
  'exam_passed',
  'license_active',
  'cases',
  'aml_course',
  'practice_fna',
] as const;

export const trainingCase = z.strictObject({
  id: z.uuid(),
  policy_number: z.string().meta({ description: 'Uplines see the last four' }),
  product: z.string(),
  observed_on: z.iso.date(),
  issue_date: z.iso.date().nullable(),
  acknowledge_by: z.iso.date().nullable().meta({ description: 'Last day for the trainer (R-TRN-01)' }),
  status: z.enum(ACK_STATUSES),
  acknowledged_at: timestamp().nullable(),
  acknowledged_by: z.string().nullable(),
  trainer_comment: z.string().nullable(),
  version: z.int(),
  actions: z.array(z.enum(['acknowledge'])),
});

export const program = z.strictObject({
  ...shared,
  completed_at: z.iso.date().nullable(),
  defaulted_at: z.iso.date().nullable(),
  reopened_at: z.iso.date().nullable(),
  reverted_at: z.iso.date().nullable(),
  checklist: z.array(
    z.strictObject({
      step: z.enum(CHECKLIST_STEPS),
      label: z.string(),
      is_done: z.boolean(),
      is_entered: z.boolean().meta({ description: 'By the trainee, with date and file' }),
      on: z.iso.date().nullable(),
      document_id: z.uuid().nullable().meta({ description: 'For the trainee and admins' }),
    }),
  ),
  cases: z.array(trainingCase),
  waiting: waiting
    .nullable()
    .meta({ description: 'Money that waits; null for everybody but the trainee and admins' }),
  actions: z.array(z.enum(PROGRAM_ACTIONS)),
});

export const stepBody = z.strictObject({
  step: oneOf('Step', ENTERED_STEPS),
  on: date('Date'),
  document_id: uuid('Document'),
});
export const acknowledgeBody = z.strictObject({
  comment: optionalText('Comment', { max: 1_000, multiline: true }),
});
export const programReasonBody = z.strictObject({ reason: text('Reason', { min: 5, max: 500 }) });
export const trainerBody = z.strictObject({
  trainer_code: text('Trainer', { max: 20 }).toUpperCase(),
});

export const trainingEscrowRow = z.strictObject({
  id: z.uuid(),
  trainee: person.nullable(),
  policy_id: z.uuid(),
  policy_number: z.string(),
  product: z.string(),
  amount_cents: z.int(),
  remaining_cents: z.int(),
  currency: z.enum(CURRENCIES),
  status: z.enum(ESCROW_STATES),
  program_status: z.enum(TRAINING_PROGRAM_STATUSES).nullable(),
  due_date: z.iso.date().nullable(),
  ended_at: timestamp().nullable().meta({ description: 'Released or reverted' }),
});

export const trainingEscrowTotalsAnswer = z.strictObject({
  totals: z.array(
    z.strictObject({
      currency: z.enum(CURRENCIES),
      count: z.int(),
      amount_cents: z.int(),
      escrow_cents: z.int(),
      released_cents: z.int(),
      reverted_cents: z.int(),
      charged_back_cents: z.int(),
    }),
  ),
});
