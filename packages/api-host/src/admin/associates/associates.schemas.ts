import {
  ASSOCIATE_STATUSES,
  COUNTRIES,
  GENDERS,
  LANGUAGES,
  LEVEL_CODES,
  MARITAL_STATUSES,
  NAME_SUFFIXES,
  NOTIFICATION_CHANNELS,
  PARTNERS,
  PHONE_TYPES,
} from '@upline/domain';
import { z } from 'zod';
import { addressBody } from '../../account/profile/profile.schemas.ts';
import { person, timestamp } from '../../platform/operation/fields.ts';
import { answerShape } from '../../platform/operation/record-fields.ts';
import { associateFlag } from './settings.schemas.ts';

/** What the caller may do from a row of the list. */
export const LISTED_ACTIONS = ['view_as', 'view_audit', 'reset_second_step'] as const;
export type ListedAction = (typeof LISTED_ACTIONS)[number];

/** What the caller may do with the associate right now. */
export const ASSOCIATE_ACTIONS = [
  'update',
  'view_as',
  'transfer',
  'change_level',
  'suspend',
  'end_suspension',
  'announce_resignation',
  'withdraw_resignation',
  'resign',
  'terminate',
  'readmit',
  'set_guarantee',
  'set_pay_terms',
  'set_flags',
  'place_hold',
  'reveal',
  'open_records',
  'reset_second_step',
  'view_audit',
] as const;
export type AssociateAction = (typeof ASSOCIATE_ACTIONS)[number];

const contact = z.strictObject({
  code: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
});
const partnerTag = () =>
  z.enum(PARTNERS).nullable().meta({ description: 'Through whom they came (domain.md 2.30)' });
const level = z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() });
const { address, mailing } = answerShape(addressBody);

export const associateListRow = z.strictObject({
  code: z.string(),
  name: z.string(),
  has_photo: z.boolean(),
  is_senior_level: z.boolean(),
  level,
  status: z.enum(ASSOCIATE_STATUSES),
  country: z.enum(COUNTRIES),
  city: z.string().nullable(),
  state: z.string().nullable(),
  upline: person.nullable(),
  upline_rmd: person.nullable(),
  join_date: z.iso.date(),
  partner: partnerTag(),
  licensed: z.boolean().meta({ description: 'Has a life license valid today' }),
  debit_balance_usd_cents: z.int().meta({ description: 'Owed in US dollars' }),
  debit_balance_cad_cents: z.int().meta({ description: 'Owed in Canadian dollars' }),
  actions: z.array(z.enum(LISTED_ACTIONS)),
});

export const associateDetail = z.strictObject({
  code: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  legal_first_name: z.string(),
  legal_middle_name: z.string().nullable(),
  legal_last_name: z.string(),
  suffix: z.enum(NAME_SUFFIXES).nullable(),
  has_photo: z.boolean(),
  status: z.enum(ASSOCIATE_STATUSES),
  level,
  qualified_level: level.nullable().meta({ description: 'What the last closed window would qualify for' }),
  guaranteed_level: level.nullable().meta({ description: 'No demotion goes below it (R-LVL-05)' }),
  is_senior_level: z.boolean(),
  upline: contact.nullable(),
  upline_rmd: contact.nullable().meta({ description: 'Nearest upline at RMD or higher' }),
  recruiter: person.nullable(),
  join_date: z.iso.date(),
  partner: partnerTag(),
  direct_count: z.int(),

  country: z.enum(COUNTRIES),
  email: z.string(),
  email_waiting: z
    .string()
    .nullable()
    .meta({ description: 'The new email that its owner has not confirmed yet' }),
  username: z.string(),
  phone: z.string().nullable().meta({ description: 'Ten digits' }),
  phone_type: z.enum(PHONE_TYPES).nullable(),
  phone_verified_at: timestamp().nullable(),
  alt_phone: z.string().nullable(),
  alt_phone_type: z.enum(PHONE_TYPES).nullable(),
  language: z.enum(LANGUAGES),
  mfa_method: z.enum(NOTIFICATION_CHANNELS),
  notification_channels: z.array(z.enum(NOTIFICATION_CHANNELS)),

  date_of_birth_masked: z.string().nullable().meta({ description: 'The year only: `**/**/1984`' }),
  gender: z.enum(GENDERS).nullable(),
  marital_status: z.enum(MARITAL_STATUSES).nullable(),
  ssn_masked: z.string().nullable().meta({ description: 'SSN `***-**-1234`, in Canada SIN `*** *** 286`' }),
  sin_expiry: z.iso.date().nullable(),
  npn: z.string().nullable(),
  address: address.nullable(),
  mailing: mailing.meta({ description: 'Null: mail goes to the address' }),
  spouse: z.strictObject({ name: z.string(), code: z.string().nullable() }).nullable(),

  share_bps: z.int(),
  share_with_code: z.string().nullable(),
  max_chargeback_withhold_bps: z.int(),
  disable_license_check: z.boolean(),
  disable_training_escrow: z.boolean(),
  escrow_future_compensations: z.boolean(),
  under_heightened_supervision: z.boolean(),
  supervisor_code: z.string().nullable(),
  use_spouse_licenses: z.boolean(),
  flags: z.array(associateFlag).meta({ description: 'Those that are on, why and until when' }),
  compliance_hold: z
    .strictObject({ id: z.uuid(), reason: z.string(), placed_on: z.iso.date(), version: z.int() })
    .nullable()
    .meta({ description: 'The one that is not resolved: no good standing while it stands' }),
  is_beta: z.boolean(),
  has_builder_plan: z.boolean(),

  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.int(),
  refusal: z.string().nullable().meta({ description: 'Why the caller may not decide about them (R-ADM-02)' }),
  actions: z.array(z.enum(ASSOCIATE_ACTIONS)),
});
