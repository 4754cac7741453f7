import { MESSAGE_BODY_MAX, MESSAGE_TITLE_MAX } from '@upline/domain/message-words';
import { z } from 'zod';
import type { activityEntry } from '../../platform/audit/record-activity.ts';
import { MESSAGE_GROUPS } from '../../platform/messages/message-templates.ts';
import { optionalText, person, text, timestamp } from '../../platform/operation/fields.ts';
import { TEMPLATE_ACTIONS } from './message-templates.actions.ts';

export const MESSAGE_CHANNELS = ['In App', 'Email', 'Text'] as const;

export const templateParams = z.strictObject({ key: z.string().regex(/^[a-z][a-z-]{1,59}$/) });

export const templateBody = z.strictObject({
  title: optionalText('Title', { max: MESSAGE_TITLE_MAX, example: 'Policy not taken' }).meta({
    label: 'Title',
    description: 'Required but for texts to a phone, which have none',
  }),
  body: text('Text', {
    max: MESSAGE_BODY_MAX,
    multiline: true,
    example: 'Policy {policy} ended: {reason}. Call the client before you call the provider.',
  }),
});

const listed = {
  key: z.string(),
  group: z.enum(MESSAGE_GROUPS),
  title: z.string().nullable(),
  when: z.string().meta({ description: 'When it is sent, and to whom' }),
  channels: z.array(z.enum(MESSAGE_CHANNELS)),
  is_changed: z.boolean().meta({ description: 'Whether its words are those of the home office' }),
};

export const templateRow = z.strictObject(listed);
export const templateRows = z.strictObject({ rows: z.array(templateRow) });

const words = { title: z.string().nullable(), body: z.string() };

export const templateDetail = z.strictObject({
  ...listed,
  body: z.string(),
  standard: z
    .strictObject(words)
    .meta({ description: 'The words it is sent in when nobody has changed them' }),
  problem: z
    .string()
    .nullable()
    .meta({ description: 'Why its changed words are not used: a value of them is gone since' }),
  is_chosen: z
    .boolean()
    .meta({ description: 'Whether people choose all its channels by its group (R-NTF-02)' }),
  values: z.array(
    z.strictObject({
      name: z.string(),
      means: z.string(),
      sample: z.string(),
      is_needed: z.boolean().meta({ description: 'Has to stay in the text' }),
      is_mailed: z.boolean().meta({ description: 'May be in words that are mailed (R-NTF-01)' }),
    }),
  ),
  mail: z
    .strictObject({
      holds: z.enum(['body', 'title']),
      greets: z.boolean(),
      link: z.string().nullable().meta({ description: 'The app in which the page is that it ends with' }),
      subject: z
        .string()
        .nullable()
        .meta({ description: 'The frame of the subject, if it is not the title' }),
    })
    .nullable(),
  text: z.enum(['title', 'body']).nullable().meta({ description: 'What of it a text to a phone says' }),
  changed: z.strictObject({ at: timestamp(), by: person.nullable() }).nullable(),
  version: z.int().meta({ description: '0 for the standard words' }),
  actions: z.array(z.enum(TEMPLATE_ACTIONS)),
});

const key = 'policy-not-taken';
const row = {
  key,
  group: 'Business',
  title: 'Policy not taken',
  when: 'To the people of a policy, when it was issued and not taken.',
  channels: ['In App', 'Email'],
  is_changed: true,
} satisfies z.input<typeof templateRow>;
const standard = { title: 'Policy not taken', body: 'Policy {policy} ended: {reason}.' };
const detail = {
  ...row,
  body: 'Policy {policy} ended: {reason}. Call the client before you call the provider.',
  standard,
  problem: null,
  is_chosen: true,
  values: [
    {
      name: 'policy',
      means: 'Number of the policy',
      sample: 'ABC-1234321',
      is_needed: false,
      is_mailed: false,
    },
    {
      name: 'last_four',
      means: 'The last four characters of its number',
      sample: '••••4321',
      is_needed: false,
      is_mailed: true,
    },
    { name: 'reason', means: 'How it ended', sample: 'Not Taken', is_needed: false, is_mailed: true },
  ],
  mail: {
    holds: 'title',
    greets: false,
    link: 'https://portal.example.com',
    subject: '{title}: policy {last_four}',
  },
  text: null,
  changed: { at: '2026-11-21T15:04:05.000Z', by: { code: 'A000007', name: 'Susan Park' } },
  version: 12,
  actions: ['update', 'restore'],
} satisfies z.input<typeof templateDetail>;

export const templateExamples = {
  params: { key },
  body: { title: detail.title, body: detail.body },
  rows: [
    row,
    {
      key: 'sign-in-code',
      group: 'Account',
      title: 'Your Upline sign-in code',
      when: 'To the owner, when signing in asks for a code.',
      channels: ['Email', 'Text'],
      is_changed: false,
    },
  ],
  detail,
  restored: {
    ...detail,
    ...standard,
    is_changed: false,
    changed: null,
    version: 0,
    actions: ['update'],
  },
  activity: {
    id: '9124',
    at: '2026-11-21T15:04:05.000Z',
    action: 'update',
    entity: 'message_template',
    entity_label: 'Policy not taken',
    actor_code: 'A000007',
    actor_name: 'Susan Park',
    proxy_admin_code: null,
    changes: [{ field: 'Text', old: standard.body, new: detail.body }],
    reason: null,
  } satisfies z.input<typeof activityEntry>,
} satisfies {
  params: unknown;
  body: unknown;
  rows: z.input<typeof templateRow>[];
  detail: z.input<typeof templateDetail>;
  restored: z.input<typeof templateDetail>;
  activity: unknown;
};
