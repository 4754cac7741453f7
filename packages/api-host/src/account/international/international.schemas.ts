import {
  COUNTRIES,
  INTERNATIONAL_PURPOSES,
  INTERNATIONAL_TAX_FORMS,
  LEGAL_DOCUMENT_STATUSES,
  LICENSE_TYPES,
  REQUEST_STATUSES,
} from '@upline/domain';
import { z } from 'zod';
import { documentAnswer } from '../../attachments/document.schema.ts';
import { oneOf, optionalText, person, text, timestamp, uuid } from '../../platform/operation/fields.ts';

export const internationalBody = z.strictObject({
  target_country: oneOf('Country', COUNTRIES),
  purpose: oneOf('Purpose', INTERNATIONAL_PURPOSES),
  state: optionalText('State', { max: 2 }).meta({
    label: 'State',
    description: 'A state or province of that country; needed to sell',
  }),
  license_id: uuid('License')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'License', description: 'An own license that is valid there; needed to sell' }),
  document_id: uuid('Tax Form').meta({
    label: 'Tax Form',
    description: 'From `uploadInternationalTaxForm`: the filled tax form',
  }),
});
export type InternationalBody = z.output<typeof internationalBody>;

export const internationalRevocation = z.strictObject({ reason: text('Reason', { min: 5, max: 500 }) });

export const INTERNATIONAL_ACTIONS = ['withdraw', 'approve', 'refuse', 'revoke'] as const;

export const internationalAppointment = z.strictObject({
  id: z.uuid(),
  associate: person,
  target_country: z.enum(COUNTRIES),
  purpose: z.enum(INTERNATIONAL_PURPOSES),
  state: z.string().nullable(),
  license: z
    .strictObject({
      id: z.uuid(),
      type: z.enum(LICENSE_TYPES),
      number: z.string(),
      state: z.string(),
      expiration_date: z.iso.date().nullable(),
    })
    .nullable(),
  tax_form: z.enum(INTERNATIONAL_TAX_FORMS),
  document: documentAnswer,
  addendum: z.strictObject({
    id: z.uuid(),
    status: z.enum(LEGAL_DOCUMENT_STATUSES),
    signed_at: timestamp().nullable(),
  }),
  status: z.enum(REQUEST_STATUSES),
  decision_reason: z.string().nullable(),
  decided_at: timestamp().nullable(),
  created_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(INTERNATIONAL_ACTIONS)),
});
export type InternationalAnswer = z.input<typeof internationalAppointment>;

/** What a request needs of the caller before it can be sent. */
export const internationalStanding = z.strictObject({
  target_country: z.enum(COUNTRIES).meta({ description: 'The other country than the own one' }),
  tax_form: z.enum(INTERNATIONAL_TAX_FORMS),
  addendum: z
    .strictObject({ id: z.uuid(), status: z.enum(LEGAL_DOCUMENT_STATUSES) })
    .nullable()
    .meta({ description: 'The International Addendum that waits or was signed; null: none was asked for' }),
  licenses: z
    .array(
      z.strictObject({
        id: z.uuid(),
        type: z.enum(LICENSE_TYPES),
        number: z.string(),
        state: z.string(),
      }),
    )
    .meta({ description: 'Own licenses that are valid in the other country today' }),
});
