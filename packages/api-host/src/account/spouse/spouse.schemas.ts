import { z } from 'zod';
import {
  associateCode,
  bool,
  date,
  optionalText,
  person,
  text,
  timestamp,
} from '../../platform/operation/fields.ts';
import { SPOUSE_REQUEST_STATUSES } from './spouse.tables.ts';

export const spouseBody = z.strictObject({
  first_name: text('First Name', { max: 60 }),
  last_name: text('Last Name', { max: 60 }),
  phone: optionalText('Phone', { max: 30, format: 'phone' }),
  email: optionalText('Email', { max: 254 }),
  date_of_birth: date('Date of Birth').nullish(),
  is_associate: bool('Is Associate'),
  spouse_code: associateCode('Spouse Code').nullish(),
});
export type SpouseBody = z.output<typeof spouseBody>;

export const spouseAnswerBody = z.strictObject({ accept: bool('Accept') });

export const SPOUSE_REQUEST_ACTIONS = ['answer', 'withdraw'] as const;

export const spouseRequest = z.strictObject({
  id: z.uuid(),
  associate: person.meta({ description: 'Who asks' }),
  spouse_code: z.string().meta({ description: 'Who is asked' }),
  status: z.enum(SPOUSE_REQUEST_STATUSES),
  created_at: timestamp(),
  decided_at: timestamp().nullable(),
  version: z.int(),
  actions: z.array(z.enum(SPOUSE_REQUEST_ACTIONS)),
});
export type SpouseRequestAnswer = z.input<typeof spouseRequest>;

/** The spouse as the associate entered them, and every request for a link. */
export const spouseAnswer = z.strictObject({
  spouse: z
    .strictObject({
      first_name: z.string(),
      last_name: z.string(),
      phone: z.string().nullable().meta({ description: 'Ten digits' }),
      email: z.string().nullable(),
      date_of_birth: z.iso.date().nullable(),
      is_associate: z.boolean(),
      spouse_code: z.string().nullable().meta({ description: 'Once the spouse has accepted the link' }),
    })
    .nullable(),
  requests: z.array(spouseRequest).meta({ description: 'Own ones and those to answer, newest first' }),
  version: z.int().meta({ description: 'Of the account' }),
});
export type SpouseAnswer = z.input<typeof spouseAnswer>;
