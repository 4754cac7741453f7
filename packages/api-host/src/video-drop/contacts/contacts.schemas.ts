import { CONSENT_SOURCES } from '@upline/domain';
import { z } from 'zod';
import { bool, date, oneOf, optionalText, text, timestamp, uuid } from '../../platform/operation/fields.ts';
import { recordExamples } from '../../platform/operation/record-examples.ts';
import { answerShape } from '../../platform/operation/record-fields.ts';

const CONTACT_ACTIONS = ['update', 'delete'] as const;

/** What is left out is null. */
const optional = <S extends z.ZodType>(label: string, schema: S) =>
  schema
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label });

export const contactBody = z.strictObject({
  first_name: text('First Name', { max: 60, example: 'Grace' }),
  last_name: optionalText('Last Name', { max: 60, example: 'Okafor' }),
  email: optionalText('Email', { max: 254, format: 'email', example: 'grace.okafor@example.com' }),
  mobile: optionalText('Mobile', { max: 30, format: 'phone', example: '(512) 555-0171' }),
  state: optionalText('State', { max: 2, example: 'TX' }).meta({
    label: 'State',
    description: 'Texts do not arrive there before 8 in the morning or after 9 in the evening.',
  }),
  tags: optionalText('Tags', { max: 200, example: 'family, teachers' }).meta({
    label: 'Tags',
    description: 'Separated by commas',
  }),
  birthday: optional('Birthday', date('Birthday', { example: '1984-05-17' })),
  notes: optionalText('Notes', { max: 2_000, multiline: true }),
  prospect_id: optional('Prospect', uuid('Prospect')),
  client_id: optional('Client', uuid('Client')),
  consent_email: bool('Agreed to receive emails').default(false),
  consent_sms: bool('Agreed to receive texts').default(false),
  consent_source: oneOf('How they agreed', CONSENT_SOURCES, { example: 'In Person' })
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'How they agreed', description: 'Kept with the date of today where consent is new.' }),
});
export type ContactBody = z.output<typeof contactBody>;

const { consent_source, ...shown } = answerShape(contactBody, ['birthday', 'prospect_id', 'client_id']);
const source = z.enum(CONSENT_SOURCES).nullable();

export const contact = z.strictObject({
  id: z.uuid(),
  ...shown,
  birthday: z.iso.date().nullable(),
  name: z.string(),
  prospect_id: z.uuid().nullable(),
  client_id: z.uuid().nullable(),
  prospect_name: z.string().nullable().meta({ description: 'The own prospect that the contact is' }),
  client_name: z.string().nullable().meta({ description: 'The own client that the contact is' }),
  consent_email_at: timestamp().nullable(),
  consent_email_source: source,
  consent_sms_at: timestamp().nullable(),
  consent_sms_source: source,
  unsubscribed_email_at: timestamp().nullable().meta({ description: 'Only the contact can lift it' }),
  unsubscribed_sms_at: timestamp().nullable().meta({ description: 'Only the contact can lift it' }),
  last_sent_at: timestamp().nullable(),
  watched: z.int().meta({ description: 'How many videos they have watched' }),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(CONTACT_ACTIONS)),
});

export const contactExamples = recordExamples(
  '5c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a32',
  { body: contactBody, answer: contact, row: contact },
  {
    name: 'Grace Okafor',
    mobile: '5125550171',
    birthday: '1984-05-17',
    prospect_id: null,
    prospect_name: null,
    client_id: null,
    client_name: null,
    consent_email: true,
    consent_email_at: '2026-11-02T15:04:05.000Z',
    consent_email_source: 'In Person',
    consent_sms: false,
    consent_sms_at: null,
    consent_sms_source: null,
    unsubscribed_email_at: null,
    unsubscribed_sms_at: null,
    last_sent_at: null,
    watched: 0,
    actions: ['update', 'delete'],
  },
);
