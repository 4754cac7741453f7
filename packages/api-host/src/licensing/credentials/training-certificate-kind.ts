import { addMonths, messages } from '@upline/domain';
import { z } from 'zod';
import type { Row } from '../../platform/database/tables.ts';
import { date, oneOf, optionalText, text, uuid } from '../../platform/operation/fields.ts';
import { CERTIFICATE_KINDS } from '../licensing.tables.ts';
import { checkDocument, checkEnd, checkPast, fieldChecks, isAnyState } from './credential-checks.ts';
import type { CredentialKind } from './credential-kind.ts';
import { credentialExample, credentialShape } from './credentials.schemas.ts';
import { amlMonthsOf } from './credentials.store.ts';

/** Months an AML or product training is valid unless the provider says otherwise (domain.md 2.33). */
const DEFAULT_MONTHS = 24;

export const certificateBody = z.strictObject({
  kind: oneOf('Kind', CERTIFICATE_KINDS),
  provider_id: uuid('Provider')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Provider' }),
  state: optionalText('State', { max: 2 }),
  course: text('Course', { max: 120 }),
  completed_on: date('Completed On'),
  valid_until: date('Valid Until')
    .nullish()
    .transform((value) => value ?? null)
    .meta({
      label: 'Valid Until',
      description: 'Annuity and CE only; of the others it follows from the provider',
    }),
  document_id: uuid('Certificate')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Certificate', description: 'From `uploadOwnLicensingDocument`; required of associates' }),
});

export const certificateAnswer = z.strictObject({
  ...credentialShape,
  kind: z.enum(CERTIFICATE_KINDS),
  provider_id: z.uuid().nullable(),
  state: z.string().nullable(),
  course: z.string(),
  completed_on: z.iso.date(),
  valid_until: z.iso.date(),
  is_current: z.boolean().meta({ description: 'Approved and not expired today' }),
  days_left: z.int(),
});

type Values = Pick<
  Row<'training_certificate'>,
  'kind' | 'provider_id' | 'state' | 'course' | 'completed_on' | 'valid_until' | 'document_id'
>;

const valuesOf = (row: Values): Values => ({
  kind: row.kind,
  provider_id: row.provider_id,
  state: row.state,
  course: row.course,
  completed_on: row.completed_on,
  valid_until: row.valid_until,
  document_id: row.document_id,
});

/** Training certificate: AML, annuity, product, continuing education (domain.md 2.33). */
export const trainingCertificateKind: CredentialKind<'training_certificate', typeof certificateBody, Values> =
  {
    table: 'training_certificate',
    name: 'training certificate',
    singular: 'TrainingCertificate',
    plural: 'TrainingCertificates',
    path: 'training-certificates',
    body: certificateBody,
    keepsProposals: false,
    fields: {
      kind: { label: 'Kind' },
      provider_id: { label: 'Provider' },
      state: { label: 'State' },
      course: { label: 'Course' },
      completed_on: { label: 'Completed On' },
      valid_until: { label: 'Valid Until' },
      document_id: { label: 'Certificate' },
    },
    valuesOf,
    labelOf: ({ kind, course }) => `${kind} certificate ${course}`,

    async check(context, { ownerCode, body }) {
      const { db, today } = context;
      const checks = fieldChecks();
      checkPast('completed_on', 'Completed On', body.completed_on, today, checks);
      if (body.state !== null && !isAnyState(body.state)) checks.refuse('state', messages.invalid('State'));
      const months = body.provider_id === null ? DEFAULT_MONTHS : await amlMonthsOf(db, body.provider_id);
      if (months === undefined) checks.refuse('provider_id', messages.invalid('Provider'));
      const isEntered = body.kind === 'Annuity' || body.kind === 'CE';
      if (isEntered && body.valid_until === null)
        checks.refuse('valid_until', messages.required('Valid Until'));
      const valid_until =
        isEntered && body.valid_until !== null
          ? body.valid_until
          : addMonths(body.completed_on, months ?? DEFAULT_MONTHS);
      checkEnd(
        {
          from: { label: 'Completed On', date: body.completed_on },
          to: { field: 'valid_until', label: 'Valid Until', date: valid_until },
        },
        today,
        checks,
      );
      await checkDocument(context, ownerCode, body.document_id, 'Certificate', checks);
      return checks.errors.length > 0
        ? { errors: checks.errors }
        : { values: valuesOf({ ...body, valid_until }) };
    },
  };

const values = {
  kind: 'AML',
  provider_id: null,
  state: null,
  course: 'Anti-Money Laundering for Life Insurance',
  completed_on: '2026-02-10',
} as const;

export const certificateExamples = {
  body: { ...values, document_id: credentialExample.document.id } satisfies z.input<typeof certificateBody>,
  answer: {
    ...credentialExample,
    ...values,
    actions: [],
    valid_until: '2028-02-10',
    is_current: true,
    days_left: 446,
  } satisfies z.input<typeof certificateAnswer>,
};
