import {
  AMA_COUNTRIES,
  AMA_PLANS,
  type AmaCountry,
  COUNTRIES,
  LEGAL_DOCUMENT_STATUSES,
  LEGAL_DOCUMENT_TYPES,
  LEGAL_TEXT_STATUSES,
  LEGAL_TEXT_TYPES,
  PARTNERS,
  PERSONAL_DOCUMENT_TYPES,
} from '@upline/domain';
import { z } from 'zod';
import { bool, cents, codeParam, oneOf, person, text, timestamp } from '../platform/operation/fields.ts';

const TEXT_MAX = 60_000;
const body = () => text('Text', { min: 20, max: TEXT_MAX, multiline: true });

export const signatureBody = z.strictObject({
  has_read: bool('I have read'),
  signed_name: text('Signature', { max: 260 }),
});

export const revocationBody = z.strictObject({ reason: text('Reason', { min: 5, max: 500 }) });

export const personalDocumentBody = z.strictObject({
  associate_code: codeParam().meta({ label: 'Associate' }),
  type: oneOf('Type', PERSONAL_DOCUMENT_TYPES),
  body: body(),
});

export const legalTextBody = z.strictObject({
  type: oneOf('Type', LEGAL_TEXT_TYPES),
  country: oneOf('Country', COUNTRIES),
  plan: oneOf('Plan', AMA_PLANS).nullish().meta({ label: 'Plan', description: 'Null: of every plan' }),
  partner: oneOf('Partner', PARTNERS)
    .nullish()
    .meta({ label: 'Partner', description: 'Of an AMA alone: for those who come through the partner' }),
  fee_cents: cents('Fee')
    .nullish()
    .meta({ label: 'Fee', description: 'Of an AMA alone, and of no partner: what it costs once' }),
  body: body(),
});

export const legalTextChange = legalTextBody.pick({ fee_cents: true, body: true });

const documentShape = {
  id: z.uuid(),
  associate: person,
  type: z.enum(LEGAL_DOCUMENT_TYPES),
  country: z.enum(COUNTRIES),
  plan: z.enum(AMA_PLANS).nullable(),
  text_version: z.int(),
  status: z.enum(LEGAL_DOCUMENT_STATUSES),
  requested_at: timestamp(),
  signed_at: timestamp().nullable(),
  signed_name: z.string().nullable(),
  document_hash: z.string().nullable().meta({ description: 'SHA-256 of the signed file (R-LEG-02)' }),
  has_file: z.boolean().meta({ description: 'False: not signed, or signed on paper' }),
  revoked_at: timestamp().nullable(),
  revoked_by: person.nullable(),
  reason: z.string().nullable(),
  version: z.int(),
  actions: z.array(z.enum(['sign', 'revoke'])),
};

export const legalDocument = z.strictObject(documentShape);

export const legalDocumentDetail = z.strictObject({
  ...documentShape,
  legal_name: z.string().meta({ description: 'What the signature must be' }),
  body: z.string().nullable().meta({ description: 'Null: signed on paper' }),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
});

export const legalText = z.strictObject({
  id: z.uuid(),
  type: z.enum(LEGAL_TEXT_TYPES),
  country: z.enum(COUNTRIES),
  plan: z.enum(AMA_PLANS).nullable(),
  partner: z.enum(PARTNERS).nullable(),
  text_version: z.int(),
  status: z.enum(LEGAL_TEXT_STATUSES),
  fee_cents: z.int().nullable(),
  published_at: timestamp().nullable(),
  published_by: person.nullable(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'publish', 'delete'])),
});

export const legalTextDetail = z.strictObject({
  ...legalText.shape,
  body: z.string(),
  asked: z
    .strictObject({ pending: z.int(), signed: z.int(), revoked: z.int() })
    .meta({ description: 'Documents of this version by status' }),
});

export const agreementParams = z.strictObject({
  country: z.enum(Object.keys(AMA_COUNTRIES) as [AmaCountry, ...AmaCountry[]]),
  plan: z.enum(AMA_PLANS),
});

export const agreement = z.strictObject({
  country: z.enum(COUNTRIES),
  plan: z.enum(AMA_PLANS),
  text_version: z.int(),
  body: z.string(),
  fee_cents: z.int(),
  is_fee_paid: z.boolean(),
  legal_name: z.string().meta({ description: 'What the signature must be' }),
  is_own: z.boolean().meta({ description: "It is the agreement of the caller's country and plan" }),
  signed_at: timestamp().nullable().meta({ description: 'When the caller signed this version' }),
  may_sign: z.boolean(),
  document_id: z.uuid().nullable().meta({ description: 'The own document of this agreement' }),
});
