import { APPOINTMENT_STATUSES, COUNTRIES, daysBetween, PROVIDER_STATUSES } from '@upline/domain';
import { z } from 'zod';
import type { Caller } from '../../platform/operation/caller.ts';
import {
  bool,
  date,
  oneOf,
  optionalText,
  person,
  text,
  timestamp,
  uuid,
} from '../../platform/operation/fields.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { parseWritingNumber, WRITING_NUMBER_COLUMNS } from '../writing-numbers.ts';
import { APPOINTMENT_ACTIONS, appointmentActions } from './appointments.actions.ts';
import type { AppointmentListRow } from './appointments.store.ts';

const STORED = ['Requested', 'In Process', 'Appointed', 'Declined', 'Terminated'] as const;

export const appointment = z.strictObject({
  id: z.uuid(),
  provider: z.strictObject({ id: z.uuid(), name: z.string(), status: z.enum(PROVIDER_STATUSES) }),
  associate: person,
  country: z.enum(COUNTRIES),
  state: z.string(),
  writing_number: z.string().nullable(),
  status: z.enum(APPOINTMENT_STATUSES),
  requested_at: timestamp().nullable(),
  effective_date: z.iso.date().nullable(),
  termination_date: z.iso.date().nullable(),
  jit: z.boolean().meta({ description: 'Filed by the carrier after the first application' }),
  note: z.string().nullable(),
  waiting_days: z.int().nullable().meta({ description: 'Since the request, while it is open' }),
  version: z.int(),
  actions: z.array(z.enum(APPOINTMENT_ACTIONS)),
});

export function toAppointment(
  caller: Caller,
  today: string,
  row: AppointmentListRow,
): z.input<typeof appointment> {
  const isOpen = row.status === 'Requested' || row.status === 'In Process';
  return {
    id: row.id,
    provider: { id: row.provider_id, name: row.provider_name, status: row.provider_status },
    associate: { code: row.associate_code, name: row.associate_name },
    country: row.country,
    state: row.state,
    writing_number: row.writing_number,
    status: row.status,
    requested_at: row.requested_at,
    effective_date: row.effective_date,
    termination_date: row.termination_date,
    jit: row.jit,
    note: row.note,
    waiting_days: isOpen && row.requested_at ? daysBetween(companyDay(row.requested_at), today) : null,
    version: row.version,
    actions: appointmentActions.of(caller, row),
  };
}

export const requestBody = z.strictObject({
  provider_id: uuid('Provider'),
  state: text('State', { max: 2 }),
});

export const requestForBody = z.strictObject({
  associate_code: text('Associate', { max: 20 }),
  ...requestBody.shape,
});

const writingNumber = optionalText('Writing Number', { max: 20 })
  .refine((value) => value === null || parseWritingNumber(value) !== undefined, '{label} is not valid')
  .transform((value) => value?.toUpperCase() ?? null)
  .meta({ label: 'Writing Number' });

const optionalDate = (label: string) =>
  date(label)
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label });

export const transitionBody = z.strictObject({
  to: oneOf('Status', STORED),
  writing_number: writingNumber,
  effective_date: optionalDate('Effective Date').meta({ description: 'Of Appointed; today when left out' }),
  termination_date: optionalDate('Termination Date').meta({
    description: 'Of Terminated; today when left out',
  }),
  jit: bool('JIT')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'JIT' }),
  reason: optionalText('Reason', { max: 500, multiline: true }).meta({
    description: 'Required to decline',
  }),
});

/** Corrects the fields of an appointment. Its status changes only by steps. */
export const correctionBody = z.strictObject({
  writing_number: writingNumber,
  effective_date: optionalDate('Effective Date').meta({ description: 'Of Appointed and Terminated' }),
  termination_date: optionalDate('Termination Date').meta({ description: 'Of Terminated' }),
  jit: bool('JIT'),
  note: optionalText('Note', { max: 500, multiline: true }),
  reason: text('Reason', { min: 5, max: 500 }),
});
export type Correction = z.output<typeof correctionBody>;

export const removalBody = z.strictObject({ reason: text('Reason', { min: 5, max: 500 }) });

export const writingNumbersBody = z.strictObject({
  csv: text('File', { max: 120_000, multiline: true }).meta({
    description: `CSV text with the columns ${WRITING_NUMBER_COLUMNS.join(', ')}; at most 1,000 rows`,
  }),
  apply: bool('Apply').default(false).meta({ description: 'False: only the preview' }),
});

export const writingNumbersAnswer = z.strictObject({
  applied: z.boolean(),
  results: z.array(
    z.strictObject({
      line: z.int(),
      associate_code: z.string(),
      provider: z.string(),
      state: z.string(),
      writing_number: z.string(),
      ok: z.boolean(),
      message: z.string().nullable().meta({ description: 'Why the row was refused' }),
    }),
  ),
});

const id = '1c7a52f0-7a34-4a2b-93d6-5d4e8f0b3a11';
const answer = {
  id,
  provider: { id: '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10', name: 'Granite Mutual Life', status: 'Active' },
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  country: 'USA',
  state: 'TX',
  writing_number: 'GR000008',
  status: 'Appointed',
  requested_at: '2026-10-01T15:04:05.000Z',
  effective_date: '2026-10-12',
  termination_date: null,
  jit: false,
  note: null,
  waiting_days: null,
  version: 3,
  actions: ['terminate', 'update'],
} satisfies z.input<typeof appointment>;

export const appointmentExamples = {
  params: { id },
  answer,
  request: { provider_id: answer.provider.id, state: 'TX' },
};
