import {
  CLIENT_TYPES,
  COUNTRIES,
  CURRENCIES,
  GENDERS,
  ID_DOCUMENT_TYPES,
  MARITAL_STATUSES,
} from '@upline/domain';
import { z } from 'zod';
import { addressField } from '../../platform/operation/address.ts';
import {
  bool,
  cents,
  date,
  oneOf,
  optionalText,
  person,
  text,
  timestamp,
  uuid,
} from '../../platform/operation/fields.ts';
import { answerShape, when } from '../../platform/operation/record-fields.ts';

/** What a client may do to a client record right now, depending on the row and on the session. */
export const CLIENT_ACTIONS = [
  'update',
  'delete',
  'archive',
  'restore',
  'reveal',
  'add_note',
  'delete_note',
] as const;
export type ClientAction = (typeof CLIENT_ACTIONS)[number];

const dependent = z.strictObject({
  name: text('Name', { max: 120, example: 'Ada Okafor' }),
  relation: text('Relation', { max: 40, example: 'Daughter' }),
  date_of_birth: date('Date of Birth', { example: '2016-08-20' }).nullable(),
});

const ofPeople = <S extends Record<string, z.ZodType>>(shape: S, required?: readonly (keyof S)[]) =>
  when('type', ['Individual'], shape, required);
const ofBusinesses = <S extends Record<string, z.ZodType>>(shape: S, required?: readonly (keyof S)[]) =>
  when('type', ['Business'], shape, required);

/** Both kinds of client share one body; what belongs to the other kind is not kept. */
export const clientBody = z.strictObject({
  type: oneOf('Type', CLIENT_TYPES),
  ...ofPeople(
    {
      first_name: optionalText('First Name', { max: 60, example: 'Grace' }),
      last_name: optionalText('Last Name', { max: 60, example: 'Okafor' }),
    },
    ['first_name', 'last_name'],
  ),
  ...ofBusinesses({ company_name: optionalText('Company Name', { max: 100 }) }, ['company_name']),
  ...ofPeople(
    {
      date_of_birth: date('Date of Birth', { example: '1984-03-09' }).nullish(),
      gender: oneOf('Gender', GENDERS, { example: 'Female' }).nullish(),
      marital_status: oneOf('Marital Status', MARITAL_STATUSES, { example: 'Married' }).nullish(),
    },
    ['date_of_birth'],
  ),
  email: optionalText('Email', { max: 254, format: 'email', example: 'grace.okafor@example.com' }),
  phone: optionalText('Phone', { max: 30, format: 'phone', example: '(512) 555-0142' }),
  address: addressField.meta({ label: 'Address' }),
  mailing: addressField
    .nullish()
    .meta({ label: 'Mailing Address', description: 'Absent or null: mail goes to the address' }),
  ...ofPeople({
    tobacco: bool('Tobacco', { example: false }).nullish(),
    citizenship: optionalText('Citizenship', { max: 60, example: 'USA' }),
    id_document_type: oneOf('ID Document Type', ID_DOCUMENT_TYPES, { example: 'Passport' }).nullish(),
    id_document_number: text('ID Document Number', { min: 0, max: 30, example: 'X12345678' })
      .nullish()
      .transform((value) => (value === '' ? null : value))
      .meta({ label: 'ID Document Number', description: 'Left out: stays as it is. Null: is removed' }),
    id_document_expiry: date('ID Document Expiry', { example: '2031-05-01' }).nullish(),
  }),
  annual_income_cents: cents('Annual Income', { example: 9_500_000 }).nullish(),
  net_worth_cents: cents('Net Worth', { example: 31_000_000 }).nullish(),
  ...ofPeople({ dependents: z.array(dependent).max(20).optional().meta({ label: 'Dependents' }) }),
  beneficiary_notes: optionalText('Beneficiary Notes', {
    max: 4_000,
    multiline: true,
    example: 'Spouse 100 %, then the daughter.',
  }),
  general_notes: optionalText('General Notes', { max: 4_000, multiline: true }),
  marketing_consent_email: bool('Marketing Consent Email', { example: true }).default(false),
  marketing_consent_sms: bool('Marketing Consent SMS').default(false),
});

export type ClientBody = z.output<typeof clientBody>;

const shown = answerShape(clientBody, ['id_document_number']);
const stored = {
  id: z.uuid(),
  name: z.string(),
  archived_at: timestamp().nullable(),
  last_activity_at: timestamp(),
  created_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(CLIENT_ACTIONS)),
};

/** The whole record for those who reach it. The document's number leaves only by `revealClientIdentification` (S-69). */
export const client = z.strictObject({
  ...shown,
  ...stored,
  id_document_last4: z.string().nullable(),
  currency: z.enum(CURRENCIES).meta({ description: "Of the amounts: that of the address's country" }),
  owner: person,
  shared_with: z.array(person),
  updated_at: timestamp(),
});

export type ClientAnswer = z.input<typeof client>;

export const clientListRow = z.strictObject({
  ...stored,
  type: shown.type,
  phone: shown.phone,
  email: shown.email,
  city: z.string(),
  state: z.string(),
  country: z.enum(COUNTRIES),
  birth_month: z.int().nullable(),
  birth_day: z.int().nullable(),
  policies: z.int().meta({ description: 'Policies of the client in which the caller has a part' }),
});

export const similarBody = z.strictObject({
  last_name: optionalText('Last Name', { max: 60 }),
  date_of_birth: date('Date of Birth').nullish(),
  email: optionalText('Email', { max: 254, format: 'email' }),
  phone: optionalText('Phone', { max: 30, format: 'phone' }),
  exclude_id: uuid('Client').nullish().meta({ description: 'The client being edited' }),
});

export const similarAnswer = z.strictObject({
  rows: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
});

export const revealBody = z.strictObject({
  field: oneOf('Field', ['id_document_number']),
  reason: text('Reason', { min: 5, max: 500 }),
});

export const revealAnswer = z.strictObject({ value: z.string() });
