import {
  ASSOCIATE_STATUSES,
  COUNTRIES,
  GENDERS,
  LANGUAGES,
  LEVEL_CODES,
  MARITAL_STATUSES,
  NAME_SUFFIXES,
  PHONE_TYPES,
} from '@upline/domain';
import { z } from 'zod';
import { addressField } from '../../platform/operation/address.ts';
import { date, oneOf, optionalText, person, text, timestamp } from '../../platform/operation/fields.ts';
import { answerShape } from '../../platform/operation/record-fields.ts';

/** Flags that an admin sets (domain.md 2.2), in the order in which they are shown. */
export const PROFILE_FLAGS = [
  'disable_license_check',
  'disable_training_escrow',
  'escrow_future_compensations',
  'under_heightened_supervision',
  'use_spouse_licenses',
] as const;

export const basicInformationBody = z.strictObject({
  date_of_birth: date('Date of Birth').nullish(),
  gender: oneOf('Gender', GENDERS).nullish(),
  marital_status: oneOf('Marital Status', MARITAL_STATUSES).nullish(),
  language: oneOf('Language', LANGUAGES),
  npn: optionalText('NPN', { max: 20 }),
  ssn_sin: text('SSN', { min: 0, max: 20 })
    .nullish()
    .transform((value) => (value === '' ? null : value))
    .meta({
      label: 'SSN',
      description: 'SIN in Canada. Only while none is stored; left out: stays as it is',
    }),
  sin_expiry: date('SIN Expiry Date').nullish(),
});

export const preferredNameBody = z.strictObject({
  first_name: text('First Name', { max: 60 }),
  last_name: text('Last Name', { max: 60 }),
});

export const addressBody = z.strictObject({
  address: addressField.meta({ label: 'Address', description: 'Of the own country, no PO box' }),
  mailing: addressField
    .nullish()
    .meta({ label: 'Mailing Address', description: 'Absent or null: mail goes to the address' }),
});

export const altPhoneBody = z.strictObject({
  alt_phone: optionalText('Alt Phone', { max: 30, format: 'phone' }),
  alt_phone_type: oneOf('Alt Phone Type', PHONE_TYPES).nullish(),
});

export const usernameBody = z.strictObject({ username: text('Username', { max: 30 }) });

const contact = z.strictObject({
  code: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
});
const level = z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() });
const addressAnswer = answerShape(addressBody);

/** The own record: everything its owner reads of it; the tax identifier is masked (domain.md 2.1, 7.1). */
export const profile = z.strictObject({
  code: z.string(),
  name: z.string(),
  ...answerShape(preferredNameBody),
  legal_first_name: z.string(),
  legal_middle_name: z.string().nullable(),
  legal_last_name: z.string(),
  suffix: z.enum(NAME_SUFFIXES).nullable(),
  has_photo: z.boolean(),
  status: z.enum(ASSOCIATE_STATUSES),
  level,
  qualified_level: level.nullable().meta({ description: 'What the last closed window would qualify for' }),
  is_senior_level: z.boolean(),
  upline: contact.nullable(),
  upline_rmd: contact.nullable().meta({ description: 'Nearest upline at RMD or higher' }),
  join_date: z.iso.date(),
  country: z.enum(COUNTRIES),
  email: z.string(),
  phone: z.string().nullable().meta({ description: 'Ten digits' }),
  phone_type: z.enum(PHONE_TYPES).nullable(),
  phone_verified: z.boolean(),
  ...answerShape(altPhoneBody),
  ...answerShape(usernameBody),
  username_change_from: timestamp()
    .nullable()
    .meta({ description: 'From when on another username may be chosen; null: now' }),
  ...answerShape(basicInformationBody, ['ssn_sin']),
  ssn_masked: z.string().nullable().meta({ description: 'SSN `***-**-1234`, in Canada SIN `*** *** 286`' }),
  address: addressAnswer.address.nullable(),
  mailing: addressAnswer.mailing,
  resident_license_states: z
    .array(z.string())
    .meta({ description: 'States of the resident licenses that are valid today' }),
  spouse: z.strictObject({ name: z.string(), code: z.string().nullable() }).nullable(),
  flags: z.array(
    z.strictObject({
      flag: z.enum(PROFILE_FLAGS),
      ends_on: z.iso.date().nullable(),
      supervisor: person.nullable().meta({ description: 'Of heightened supervision' }),
    }),
  ),
  version: z.int(),
});

export type ProfileAnswer = z.input<typeof profile>;
export type BasicInformationBody = z.output<typeof basicInformationBody>;
export type PreferredNameBody = z.output<typeof preferredNameBody>;
export type AddressBody = z.output<typeof addressBody>;
export type AltPhoneBody = z.output<typeof altPhoneBody>;
