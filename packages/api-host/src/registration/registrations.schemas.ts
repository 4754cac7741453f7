import {
  AMA_PLANS,
  BACKGROUND_QUESTIONS,
  type BackgroundQuestion,
  COUNTRIES,
  GENDERS,
  LANGUAGES,
  LEGAL_DOCUMENT_TYPES,
  LEVEL_CODES,
  LICENSE_TYPES,
  MARITAL_STATUSES,
  NAME_SUFFIXES,
  NOTIFICATION_CHANNELS,
  PAYMENT_STATUSES,
  PHONE_TYPES,
  PROMISED_LEVELS,
  REGISTRATION_CHANNELS,
  REGISTRATION_STATUSES,
  REGISTRATION_STEPS,
} from '@upline/domain';
import { z } from 'zod';
import { addressField } from '../platform/operation/address.ts';
import {
  bool,
  codeParam,
  date,
  oneOf,
  optionalText,
  secretText,
  text,
  timestamp,
} from '../platform/operation/fields.ts';

/** The secret token of a draft, which only its owner knows. */
const token = () => secretText('Token', { max: 100 });
export const tokenBody = z.strictObject({ token: token() });

export const sponsorParams = z.strictObject({ upline: z.string().max(40) });

export const sponsor = z.strictObject({
  code: z.string(),
  name: z.string(),
  has_photo: z.boolean(),
  level: z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() }),
});

const planShape = {
  country: oneOf('Country', COUNTRIES),
  plan: oneOf('Plan', AMA_PLANS),
};

export const startBody = z.strictObject({
  upline: codeParam().meta({ label: 'Upline' }),
  channel: oneOf('Channel', REGISTRATION_CHANNELS),
  ...planShape,
});

export const planBody = z.strictObject({ token: token(), ...planShape });

const personalShape = {
  legal_first_name: text('Legal First Name', { max: 60 }),
  legal_middle_name: optionalText('Legal Middle Name', { max: 60 }),
  legal_last_name: text('Legal Last Name', { max: 60 }),
  suffix: oneOf('Suffix', NAME_SUFFIXES).nullish(),
  first_name: text('First Name', { max: 60 }),
  last_name: text('Last Name', { max: 60 }),
  gender: oneOf('Gender', GENDERS).nullish(),
  marital_status: oneOf('Marital Status', MARITAL_STATUSES).nullish(),
  phone: text('Phone', { max: 30, format: 'phone' }),
  phone_type: oneOf('Phone Type', PHONE_TYPES),
  language: oneOf('Language', LANGUAGES),
};

export const personalBody = z.strictObject({
  token: token(),
  ...personalShape,
  date_of_birth: date('Date of Birth'),
  ssn_sin: text('SSN', { min: 0, max: 20 })
    .nullish()
    .transform((value) => (value === '' || value === undefined ? null : value))
    .meta({ label: 'SSN', description: 'SIN in Canada. Left out: the one given before stays' }),
  sin_expiry: date('SIN Expiry Date').nullish(),
  email: text('Email', { max: 254, format: 'email' }),
});

export type PersonalBody = z.output<typeof personalBody>;

export interface StoredPersonal
  extends Pick<
    PersonalBody,
    | 'legal_first_name'
    | 'legal_middle_name'
    | 'legal_last_name'
    | 'first_name'
    | 'last_name'
    | 'phone'
    | 'phone_type'
    | 'language'
  > {
  readonly suffix: (typeof NAME_SUFFIXES)[number] | null;
  readonly gender: (typeof GENDERS)[number] | null;
  readonly marital_status: (typeof MARITAL_STATUSES)[number] | null;
}

export const addressBody = z.strictObject({
  token: token(),
  address: addressField.meta({ label: 'Address', description: 'Of the chosen country, no PO box' }),
  mailing: addressField
    .nullish()
    .meta({ label: 'Mailing Address', description: 'Absent or null: mail goes to the address' }),
});

const ANSWERS = ['No', 'Yes'] as const;

const questionOf = (label: string) =>
  z
    .strictObject({
      answer: oneOf(label, ANSWERS),
      explanation: optionalText('Explanation', { max: 2_000, multiline: true }),
    })
    .meta({ label });
const answerOf = () => z.strictObject({ answer: z.enum(ANSWERS), explanation: z.string().nullable() });

/** One part for each question about the past. */
const eachQuestion = <Part>(part: (label: string) => Part) =>
  Object.fromEntries(BACKGROUND_QUESTIONS.map(({ key, label }) => [key, part(label)])) as Record<
    BackgroundQuestion,
    Part
  >;

const backgroundAnswers = z.strictObject(eachQuestion(questionOf));
const backgroundAnswer = z.strictObject(eachQuestion(answerOf));

export const backgroundBody = z.strictObject({ token: token(), ...backgroundAnswers.shape });
export type BackgroundAnswers = z.output<typeof backgroundAnswers>;

const licenseShape = {
  type: oneOf('License Type', LICENSE_TYPES),
  state: text('State', { max: 2 }),
  number: text('Number', { min: 3, max: 20 })
    .refine((value) => /^[A-Za-z0-9]+$/.test(value), '{label} is not valid')
    .transform((value) => value.toUpperCase())
    .meta({ label: 'Number' }),
  npn: optionalText('NPN', { max: 20 }),
  issue_date: date('Issue Date'),
  expiration_date: date('Expiration Date').nullish(),
};

export const licenseBody = z.strictObject({
  token: token(),
  ...licenseShape,
  guaranteed_level: oneOf('Guaranteed Level', PROMISED_LEVELS).nullish(),
  guarantee_note: optionalText('Who Promised It', { max: 500, multiline: true }).optional(),
});
export type LicenseBody = z.output<typeof licenseBody>;

export interface StoredLicense {
  readonly type: LicenseBody['type'];
  readonly state: string;
  readonly number: string;
  readonly npn: string | null;
  readonly issue_date: string;
  readonly expiration_date: string | null;
}

export const signBody = z.strictObject({
  token: token(),
  has_read: bool('I have read'),
  has_consented: bool('I agree'),
  text_ids: z
    .array(z.guid().toLowerCase())
    .min(1)
    .max(10)
    .meta({ label: 'Texts', description: 'The texts that were shown; another version answers 409' }),
  signed_name: text('Signature', { max: 260 }),
});

export const accountBody = z.strictObject({
  token: token(),
  username: text('Username', { max: 30 }),
  password: secretText('Password', { max: 128 }),
  password_repeat: secretText('Repeat password', { max: 128 }),
  mfa_method: oneOf('Sign-in codes', NOTIFICATION_CHANNELS),
});

export const usernameBody = z.strictObject({ token: token(), username: text('Username', { max: 30 }) });
export const usernameAnswer = z.strictObject({
  problem: z.string().nullable().meta({ description: 'What is wrong with the username; null: it is free' }),
});

export const agreementTexts = z.strictObject({
  legal_name: z.string().meta({ description: 'What the signature must be' }),
  fee_cents: z.int(),
  texts: z.array(
    z.strictObject({
      id: z.uuid(),
      type: z.enum(LEGAL_DOCUMENT_TYPES),
      text_version: z.int(),
      body: z.string(),
    }),
  ),
});

const addressAnswer = z.strictObject({
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.enum(COUNTRIES),
});

/** Everything that was entered in the draft, with masked identifiers. */
export const registration = z.strictObject({
  number: z.string(),
  channel: z.enum(REGISTRATION_CHANNELS),
  status: z.enum(REGISTRATION_STATUSES),
  upline: sponsor.nullable().meta({ description: 'Null: the sponsor is not active any more' }),
  country: z.enum(COUNTRIES),
  plan: z.enum(AMA_PLANS),
  steps: z.array(z.strictObject({ key: z.enum(REGISTRATION_STEPS), is_done: z.boolean() })),
  personal: z
    .strictObject({
      legal_first_name: z.string(),
      legal_middle_name: z.string().nullable(),
      legal_last_name: z.string(),
      suffix: z.enum(NAME_SUFFIXES).nullable(),
      first_name: z.string(),
      last_name: z.string(),
      gender: z.enum(GENDERS).nullable(),
      marital_status: z.enum(MARITAL_STATUSES).nullable(),
      phone: z.string(),
      phone_type: z.enum(PHONE_TYPES),
      language: z.enum(LANGUAGES),
      date_of_birth: z.iso.date(),
      ssn_masked: z.string().nullable().meta({ description: 'Null: it has to be typed again' }),
      sin_expiry: z.iso.date().nullable(),
      email: z.string(),
    })
    .nullable(),
  address: z.strictObject({ address: addressAnswer, mailing: addressAnswer.nullable() }).nullable(),
  background: backgroundAnswer.nullable(),
  license: z
    .strictObject({
      type: z.enum(LICENSE_TYPES),
      state: z.string(),
      number: z.string(),
      npn: z.string().nullable(),
      issue_date: z.iso.date(),
      expiration_date: z.iso.date().nullable(),
    })
    .nullable(),
  guarantee: z
    .strictObject({
      level: z.strictObject({ code: z.enum(PROMISED_LEVELS), name: z.string() }),
      note: z.string(),
      status: z.enum(['Pending', 'Approved', 'Refused']),
      reason: z.string().nullable().meta({ description: 'Of a refusal' }),
    })
    .nullable()
    .meta({ description: 'The level that was promised, which the home office decides about (R-LVL-05)' }),
  signed_at: timestamp().nullable(),
  fee_cents: z.int().nullable().meta({ description: 'What joining costs once; null: no text is published' }),
  currency: z.enum(['USD', 'CAD']),
  takes_cards: z.boolean(),
  payment: z
    .strictObject({
      status: z.enum(PAYMENT_STATUSES),
      failure: z.string().nullable(),
      is_waiting: z.boolean(),
    })
    .nullable()
    .meta({ description: '`is_waiting`: the card is chosen, and the decision is on its way' }),
  code: z.string().nullable().meta({ description: 'Of the new associate, once the fee is paid' }),
  name: z.string().nullable(),
  expires_at: timestamp(),
});

export const startAnswer = z.strictObject({ token: z.string(), registration });
export const resumeBody = z.strictObject({ link: secretText('Link', { max: 100 }) });
export const sentAnswer = z.strictObject({ email: z.string().meta({ description: 'Masked' }) });
export const checkoutAnswer = z.strictObject({ url: z.string() });
export const finishAnswer = z.strictObject({
  code: z.string(),
  plan: z.enum(AMA_PLANS),
  token: z.string(),
  access_token: z.string().nullable(),
});

/** What the home office says to answers with yes (R-REG-02) and to a promised level (R-LVL-05). */
export const decisionBody = z.strictObject({
  approve: bool('Approve'),
  reason: optionalText('Reason', { max: 500, multiline: true }),
});
