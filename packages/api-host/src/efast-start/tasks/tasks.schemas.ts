import { EFAST_KINDS, EFAST_OBSERVED, messages, PUBLISH_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { title } from '../../content/content.schemas.ts';
import { shownAs } from '../../platform/operation/field-examples.ts';
import { bool, integer, oneOf, optionalText, timestamp } from '../../platform/operation/fields.ts';
import { recordExamples } from '../../platform/operation/record-examples.ts';
import { answerShape, when } from '../../platform/operation/record-fields.ts';

/** Videos are embedded by the id at the video host, never by an address (S-55). */
const VIDEO = /^[A-Za-z0-9_-]{3,64}$/;

export const taskBody = z.strictObject({
  title: title('Add your photo'),
  description: optionalText('Description', {
    max: 300,
    multiline: true,
    example: 'Your team recognizes you in lists and in the tree.',
  }),
  kind: oneOf('Kind', EFAST_KINDS, { example: 'Form' }),
  ...when(
    'kind',
    ['Video'],
    {
      video: optionalText('Video', { max: 64, example: 'welcome-to-upline' })
        .refine((value) => value === null || VIDEO.test(value), messages.invalid('Video'))
        .meta({ label: 'Video', description: 'The id at the video host.' }),
    },
    ['video'],
  ),
  ...when(
    'kind',
    ['Link', 'Form'],
    {
      address: optionalText('Address', { max: 500, example: '/account/photo' }).meta({
        label: 'Address',
        description: 'A page of the portal such as /account/photo; of a link also an https address.',
      }),
    },
    ['address'],
  ),
  ...when('kind', ['Form'], {
    observes: oneOf('Ticks itself', EFAST_OBSERVED, { example: 'Photo Uploaded' })
      .nullish()
      .transform((value) => value ?? null)
      .meta({ label: 'Ticks itself', description: 'Left empty, the associate ticks the task.' }),
  }),
  is_required: bool('Required', { example: true }),
  days_offset: shownAs(integer('Due after days', { max: 365 }), 3).meta({
    label: 'Due after days',
    description: 'Counted from the day of joining, which is day 0.',
  }),
});
export type TaskBody = z.output<typeof taskBody>;

export const task = z.strictObject({
  id: z.uuid(),
  ...answerShape(taskBody, ['observes']),
  observes: z.enum(EFAST_OBSERVED).nullable(),
  status: z.enum(PUBLISH_STATUSES),
  position: z.int(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'publish', 'unpublish', 'delete'])),
});

export const taskExamples = recordExamples(
  '5e6a7b8c-1d2e-4f3a-8b4c-6d7e8f9a0b10',
  { body: taskBody, answer: task, row: task },
  {
    video: null,
    days_offset: 3,
    position: 2,
    status: 'Published',
    actions: ['update', 'unpublish'],
  },
);
