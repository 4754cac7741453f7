import { ACCOUNT_TYPES, COUNTRIES, CURRENCIES, REJECTION_REASONS, TAX_ENTITIES } from '@upline/domain';
import { z } from 'zod';
import { documentAnswer } from '../../licensing/credentials/credentials.schemas.ts';
import {
  oneOf,
  optionalText,
  person,
  secretText,
  text,
  timestamp,
  uuid,
} from '../../platform/operation/fields.ts';
import { PAYOUT_INFORMATION_STATUSES } from './payout-information.tables.ts';

const optionalSecret = (label: string) => secretText(label, { max: 30 }).nullish();

/** Which fields are needed follows from the tax entity and the associate's country (domain.md 2.9). */
export const payoutInformationBody = z.strictObject({
  tax_entity: oneOf('Tax Entity', TAX_ENTITIES),
  company_name: optionalText('Company Name', { max: 100 }),
  tax_number: optionalSecret('Employer Identification Number').meta({
    label: 'Employer Identification Number',
    description: 'EIN (USA) or nine-digit business number (Canada); not for individuals',
  }),
  name_on_account: text('Name on Account', { min: 2, max: 100 }),
  account_type: oneOf('Account Type', ACCOUNT_TYPES),
  bank_name: optionalText('Bank Name', { max: 80 }),
  routing_number: optionalText('Routing Number', { max: 20 }),
  institution_number: optionalText('Institution Number', { max: 20 }),
  transit_number: optionalText('Transit Number', { max: 20 }),
  account_number: secretText('Account Number', { max: 30 }),
  account_number_repeat: secretText('Repeat Account Number', { max: 30 }),
  document_id: uuid('Document')
    .nullish()
    .transform((value) => value ?? null)
    .meta({
      label: 'Document',
      description: 'From `uploadPayoutDocument`: a void check or a letter of the bank',
    }),
});
export type PayoutInformationBody = z.output<typeof payoutInformationBody>;

export const PAYOUT_INFORMATION_ACTIONS = [
  'update',
  'cancel',
  'confirm',
  'approve',
  'reject',
  'revoke',
  'reveal',
] as const;

export const payoutInformation = z.strictObject({
  id: z.guid(),
  associate: person,
  tax_entity: z.enum(TAX_ENTITIES),
  company_name: z.string().nullable(),
  tax_number_masked: z.string().nullable(),
  name_on_account: z.string(),
  account_type: z.enum(ACCOUNT_TYPES),
  bank_name: z.string(),
  routing_number: z.string().nullable().meta({ description: 'In full to its owner and to admins (0.2)' }),
  institution_number: z.string().nullable(),
  transit_number: z.string().nullable(),
  account_number_masked: z.string(),
  document: documentAnswer.nullable(),
  country: z.enum(COUNTRIES),
  currency: z.enum(CURRENCIES),
  status: z.enum(PAYOUT_INFORMATION_STATUSES),
  rejection_reason: z.enum(REJECTION_REASONS).nullable(),
  rejection_text: z.string().nullable(),
  approved_at: timestamp().nullable(),
  used_from: timestamp().nullable().meta({ description: 'Pay runs opened from then on use it (R-BNK-03)' }),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(PAYOUT_INFORMATION_ACTIONS)),
});

export const revealedPayout = z.strictObject({
  account_number: z.string(),
  tax_number: z.string().nullable(),
});
