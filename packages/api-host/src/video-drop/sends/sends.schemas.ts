import { DELIVERY_STATUSES, NOTIFICATION_CHANNELS, VIDEO_DROP, VIDEO_MESSAGE_MAX } from '@upline/domain';
import { z } from 'zod';
import { oneOf, text, timestamp, uuid } from '../../platform/operation/fields.ts';

export const sendBody = z.strictObject({
  video_id: uuid('Video'),
  contact_ids: z
    .array(uuid('Contact'))
    .min(1, 'Select at least one contact')
    .max(VIDEO_DROP.contacts)
    .refine((ids) => new Set(ids).size === ids.length, 'Contacts are not valid')
    .meta({ label: 'Contacts' }),
  channel: oneOf('Channel', NOTIFICATION_CHANNELS, { example: 'Email' }),
  message: text('Message', {
    max: VIDEO_MESSAGE_MAX.Email,
    multiline: true,
    example: 'Hello {first_name}, this short video explains what we talked about.',
  }).meta({
    label: 'Message',
    description: 'At most 300 characters as a text. {first_name} becomes the first name of each contact.',
  }),
  scheduled_at: z.iso
    .datetime()
    .transform((value) => new Date(value))
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Send At', description: 'Left out, it leaves at once; at most 90 days ahead.' }),
});
export type SendBody = z.output<typeof sendBody>;

export const sendAnswer = z.strictObject({
  id: z.uuid(),
  deliveries: z.int(),
  later: z
    .int()
    .meta({ description: 'How many wait: for the time chosen, or for the morning of the contact' }),
});

export const delivery = z.strictObject({
  id: z.uuid(),
  at: timestamp().meta({ description: 'When it was sent, or may be' }),
  video: z.string(),
  contact: z.string(),
  contact_id: z.uuid().nullable(),
  channel: z.enum(NOTIFICATION_CHANNELS),
  status: z.enum(DELIVERY_STATUSES),
  failure: z.string().nullable(),
  percent: z.int(),
  watched_seconds: z.int(),
});

export const sendExamples = {
  body: {
    video_id: '4b1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a31',
    contact_ids: ['5c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a32'],
    channel: 'Email',
    message: 'Hello {first_name}, this short video explains what we talked about.',
    scheduled_at: null,
  },
  answer: { id: '6d1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a33', deliveries: 1, later: 0 },
  row: {
    id: '7e1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a34',
    at: '2026-11-21T15:04:05.000Z',
    video: 'Why families need a plan',
    contact: 'Grace Okafor',
    contact_id: '5c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a32',
    channel: 'Email',
    status: 'Watched',
    failure: null,
    percent: 92,
    watched_seconds: 142,
  },
} as const;
