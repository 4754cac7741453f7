import { NAME_SUFFIXES, REJECTION_REASONS } from '@upline/domain';
import { z } from 'zod';
import { documentAnswer } from '../../attachments/document.schema.ts';
import { oneOf, optionalText, person, text, timestamp, uuid } from '../../platform/operation/fields.ts';
import { answerShape } from '../../platform/operation/record-fields.ts';
import { LEGAL_NAME_STATUSES } from './legal-names.tables.ts';

export const legalNameBody = z.strictObject({
  legal_first_name: text('Legal First Name', { max: 60 }),
  legal_middle_name: optionalText('Legal Middle Name', { max: 60 }),
  legal_last_name: text('Legal Last Name', { max: 60 }),
  suffix: oneOf('Suffix', NAME_SUFFIXES).nullish(),
  document_id: uuid('Document').meta({
    label: 'Document',
    description: 'From `uploadLegalNameDocument`: what shows the new name',
  }),
});
export type LegalNameBody = z.output<typeof legalNameBody>;

export const LEGAL_NAME_ACTIONS = ['withdraw', 'approve', 'reject'] as const;

const name = answerShape(legalNameBody, ['document_id']);

/** A change of the legal name: what it was, what it is to be, and what was decided. */
export const legalNameChange = z.strictObject({
  id: z.uuid(),
  associate: person,
  ...name,
  former: z.strictObject(name).meta({
    description:
      'The name in force: today while the change waits, afterwards when it was decided or withdrawn',
  }),
  document: documentAnswer,
  status: z.enum(LEGAL_NAME_STATUSES),
  rejection_reason: z.enum(REJECTION_REASONS).nullable(),
  rejection_text: z.string().nullable(),
  created_at: timestamp(),
  decided_at: timestamp().nullable(),
  version: z.int(),
  actions: z.array(z.enum(LEGAL_NAME_ACTIONS)),
});
export type LegalNameAnswer = z.input<typeof legalNameChange>;
