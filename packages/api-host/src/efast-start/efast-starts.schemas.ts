import { EFAST_KINDS, EFAST_OBSERVED } from '@upline/domain';
import { z } from 'zod';
import { bool, timestamp, uuid } from '../platform/operation/fields.ts';
import { EFAST_BADGES } from './efast-starts.rules.ts';

const count = z.int().min(0);

const ownTask = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  kind: z.enum(EFAST_KINDS),
  observes: z.enum(EFAST_OBSERVED).nullable().meta({ description: 'What ticks it by itself' }),
  video: z.string().nullable(),
  address: z.string().nullable().meta({ description: 'A page of the portal or an https address' }),
  is_required: z.boolean(),
  due_on: z.iso.date(),
  is_overdue: z.boolean(),
  done_at: timestamp().nullable().meta({ description: 'Null: pending' }),
  document: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
});

export const efastProgress = {
  percent: z.int().min(0).max(100).meta({ description: 'Done of the required tasks, rounded down' }),
  required: count,
  required_done: count,
};

export const efastStart = z.strictObject({
  joined_on: z.iso.date(),
  day: z.int().meta({ description: 'Days since joining' }),
  ...efastProgress,
  tasks: z.array(ownTask).meta({ description: 'In their order' }),
  badges: z.array(z.strictObject({ badge: z.enum(EFAST_BADGES), earned_on: z.iso.date().nullable() })),
});

export const tickBody = z.strictObject({
  is_done: bool('Done', { example: true }),
  document_id: uuid('Document')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Document', description: 'Of an upload; of any other task null' }),
});
export type TickBody = z.output<typeof tickBody>;

const nothingYet = { done_at: null, document: null, video: null, address: null, observes: null };

export const efastExample = {
  joined_on: '2026-10-12',
  day: 40,
  percent: 66,
  required: 3,
  required_done: 2,
  tasks: [
    {
      ...nothingYet,
      id: '5e6a7b8c-1d2e-4f3a-8b4c-6d7e8f9a0b01',
      title: 'Welcome to the network',
      description: 'Twelve minutes on how the business works and who helps you.',
      kind: 'Video',
      video: 'welcome-to-upline',
      is_required: true,
      due_on: '2026-10-13',
      is_overdue: false,
      done_at: '2026-10-12T18:20:00.000Z',
    },
    {
      ...nothingYet,
      id: '5e6a7b8c-1d2e-4f3a-8b4c-6d7e8f9a0b10',
      title: 'Add your photo',
      description: 'Your team recognizes you in lists and in the tree.',
      kind: 'Form',
      address: '/account/photo',
      observes: 'Photo Uploaded',
      is_required: true,
      due_on: '2026-10-15',
      is_overdue: false,
      done_at: '2026-10-14T13:05:00.000Z',
    },
    {
      ...nothingYet,
      id: '5e6a7b8c-1d2e-4f3a-8b4c-6d7e8f9a0b02',
      title: 'Read how compensation comes about',
      description: null,
      kind: 'Link',
      address: '/pages/compensation-plans',
      is_required: false,
      due_on: '2026-10-19',
      is_overdue: false,
    },
    {
      ...nothingYet,
      id: '5e6a7b8c-1d2e-4f3a-8b4c-6d7e8f9a0b03',
      title: 'Plan your first thirty days with your trainer',
      description: 'Upload the plan that both of you have filled in.',
      kind: 'Upload',
      is_required: true,
      due_on: '2026-11-11',
      is_overdue: true,
    },
    {
      ...nothingYet,
      id: '5e6a7b8c-1d2e-4f3a-8b4c-6d7e8f9a0b04',
      title: 'Tell your family when you work',
      description: null,
      kind: 'Confirm',
      is_required: false,
      due_on: '2026-12-01',
      is_overdue: false,
    },
  ],
  badges: [
    { badge: 'First Step', earned_on: '2026-10-12' },
    { badge: 'Halfway', earned_on: '2026-10-14' },
    { badge: 'All Done', earned_on: null },
    { badge: 'On Time', earned_on: null },
  ],
} satisfies z.input<typeof efastStart>;
