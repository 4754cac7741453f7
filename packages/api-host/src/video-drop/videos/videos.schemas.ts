import { COUNTRIES, LEVEL_CODES, messages, PUBLISH_STATUSES, VIDEO_LANGUAGES } from '@upline/domain';
import { z } from 'zod';
import { country, minLevel, title } from '../../content/content.schemas.ts';
import { shownAs } from '../../platform/operation/field-examples.ts';
import { date, integer, oneOf, text, timestamp, uuid } from '../../platform/operation/fields.ts';
import { recordExamples } from '../../platform/operation/record-examples.ts';
import { answerShape } from '../../platform/operation/record-fields.ts';

const THUMBNAIL = '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a07';

export const videoBody = z.strictObject({
  title: title('Why families need a plan'),
  host_id: text('Video ID', { min: 3, max: 64, example: '76979871' })
    .refine((value) => /^[A-Za-z0-9_-]+$/.test(value), messages.invalid('Video ID'))
    .meta({ label: 'Video ID', description: 'Of the video at the video host, not an address.' }),
  thumbnail_id: shownAs(uuid('Thumbnail'), THUMBNAIL),
  duration_seconds: shownAs(integer('Duration in Seconds', { min: 1, max: 14_400 }), 154),
  language: oneOf('Language', VIDEO_LANGUAGES, { example: 'English' }),
  approval_number: text('Approval Number', { max: 40, example: 'CMP-2026-0141' }).meta({
    label: 'Approval Number',
    description: 'Of the approval by compliance.',
  }),
  expires_on: date('Expires On', { example: '2027-06-30' }).meta({
    label: 'Expires On',
    description: 'The last day on which it is shown and sent.',
  }),
  country: country(),
  min_level: minLevel(),
});
export type VideoBody = z.output<typeof videoBody>;

export const video = z.strictObject({
  id: z.uuid(),
  ...answerShape(videoBody, ['country', 'min_level', 'thumbnail_id']),
  thumbnail_id: z.uuid(),
  country: z.enum(COUNTRIES).nullable(),
  min_level: z.enum(LEVEL_CODES).nullable(),
  sent: z.int().meta({ description: 'How many contacts it was sent to' }),
  watched: z.int().meta({ description: 'How many of them watched three quarters of it' }),
  status: z.enum(PUBLISH_STATUSES),
  position: z.int(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'publish', 'unpublish', 'delete'])),
});

export const videoExamples = recordExamples(
  '4b1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a31',
  { body: videoBody, answer: video, row: video },
  {
    thumbnail_id: THUMBNAIL,
    duration_seconds: 154,
    country: null,
    min_level: null,
    sent: 42,
    watched: 17,
    position: 1,
    status: 'Published',
    actions: ['update', 'unpublish'],
  },
);

/** A video as those who send it see it. */
export const sendableVideo = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  host_id: z.string(),
  thumbnail_id: z.uuid(),
  duration_seconds: z.int(),
  language: z.enum(VIDEO_LANGUAGES),
  approval_number: z.string(),
  expires_on: z.iso.date(),
});
const {
  id,
  title: name,
  host_id,
  duration_seconds,
  language,
  approval_number,
  expires_on,
} = videoExamples.answer;
export const sendableExample = {
  id,
  title: name,
  host_id,
  thumbnail_id: THUMBNAIL,
  duration_seconds,
  language,
  approval_number,
  expires_on,
};
