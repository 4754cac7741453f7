import { NAME_SUFFIXES, PHONE_TYPES } from '@upline/domain';
import { z } from 'zod';
import {
  addressBody,
  altPhoneBody,
  basicInformationBody,
  preferredNameBody,
  usernameBody,
} from '../../account/profile/profile.schemas.ts';
import { reason } from '../../network/changes/changes.schemas.ts';
import { date, oneOf, optionalText, text } from '../../platform/operation/fields.ts';

const { ssn_sin, ...basics } = basicInformationBody.shape;
const STAYS = 'Left out: stays as it is';

/** Everything of a person that the home office changes (domain.md 2.1, 2.2). */
export const associateBody = z.strictObject({
  ...preferredNameBody.shape,
  legal_first_name: text('Legal First Name', { max: 60 }),
  legal_middle_name: optionalText('Legal Middle Name', { max: 60 }),
  legal_last_name: text('Legal Last Name', { max: 60 }),
  suffix: oneOf('Suffix', NAME_SUFFIXES).nullish(),
  ...basics,
  date_of_birth: date('Date of Birth').nullish().meta({ label: 'Date of Birth', description: STAYS }),
  ssn_sin: ssn_sin.meta({ label: 'SSN', description: `SIN in Canada. ${STAYS}` }),
  ...addressBody.shape,
  email: text('Email', { max: 254, format: 'email' }).meta({
    description: 'Another one counts once its owner has confirmed it by the link in the mail',
  }),
  ...usernameBody.shape,
  phone: text('Phone', { max: 30, format: 'phone' }).meta({
    description: 'Another one gets no codes until its owner has confirmed it',
  }),
  phone_type: oneOf('Phone Type', PHONE_TYPES),
  ...altPhoneBody.shape,
  reason,
});

export type AssociateBody = z.output<typeof associateBody>;

export const revealBody = z.strictObject({ reason: text('Reason', { min: 10, max: 500 }) });

export const revealed = z.strictObject({
  tax_identifier: z.string().nullable().meta({ description: 'SSN or SIN; null: none is stored' }),
  date_of_birth: z.iso.date().nullable(),
});
