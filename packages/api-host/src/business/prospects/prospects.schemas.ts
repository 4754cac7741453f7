import {
  COUNTRIES,
  PROSPECT_KINDS,
  PROSPECT_LOST_REASONS,
  PROSPECT_SOURCES,
  PROSPECT_STAGES,
} from '@upline/domain';
import { z } from 'zod';
import { date, oneOf, optionalText, person, text, timestamp } from '../../platform/operation/fields.ts';
import { answerShape, when } from '../../platform/operation/record-fields.ts';

/** What a caller may do to a prospect right now, depending on the row and on the session. */
const PROSPECT_ACTIONS = ['update', 'move', 'lose', 'reopen', 'convert', 'delete'] as const;
export type ProspectAction = (typeof PROSPECT_ACTIONS)[number];

const optional = <S extends z.ZodType>(label: string, schema: S) =>
  schema
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label });

const associateCode = optionalText('Associate', { max: 20 })
  .transform((value) => value?.toUpperCase() ?? null)
  .meta({ label: 'Associate', description: 'Code of the associate the prospect became' });

export const prospectBody = z.strictObject({
  first_name: text('First Name', { max: 60, example: 'Noah' }),
  last_name: text('Last Name', { max: 60, example: 'Reyes' }),
  phone: optionalText('Phone', { max: 30, format: 'phone', example: '(512) 555-0171' }),
  email: optionalText('Email', { max: 254, format: 'email', example: 'noah.reyes@example.com' }),
  kind: oneOf('Kind', PROSPECT_KINDS).default('Both'),
  source: oneOf('Source', PROSPECT_SOURCES, { example: 'Referral' }),
  ...when(
    'source',
    ['Referral'],
    { referred_by: optionalText('Referred By', { max: 120, example: 'Grace Okafor' }) },
    ['referred_by'],
  ),
  city: optionalText('City', { max: 60, example: 'Austin' }),
  state: optionalText('State', { max: 2, example: 'TX' }),
  country: optional('Country', oneOf('Country', COUNTRIES, { example: 'USA' })),
  occupation: optionalText('Occupation', { max: 120, example: 'Teacher' }),
  best_time: optionalText('Best Time', { max: 120, example: 'After 6 pm' }).meta({
    'x-help': 'When to call, as they said it.',
  }),
  next_action_date: optional('Next Action Date', date('Next Action Date', { example: '2026-12-01' })),
  next_action_note: optionalText('Next Action', {
    max: 500,
    multiline: true,
    example: 'Invite to the next BPM',
  }),
  notes: optionalText('Notes', { max: 4_000, multiline: true }),
  converted_associate_code: associateCode,
});
export type ProspectBody = z.output<typeof prospectBody>;

export const moveBody = z.strictObject({
  stage: oneOf('Stage', PROSPECT_STAGES),
  associate_code: associateCode,
});

export const loseBody = z.strictObject({ lost_reason: oneOf('Lost Reason', PROSPECT_LOST_REASONS) });

const shown = answerShape(prospectBody);

const shared = {
  id: z.uuid(),
  name: z.string(),
  stage: z.enum(PROSPECT_STAGES),
  stage_at: timestamp(),
  days_in_stage: z.int(),
  kind: shown.kind,
  phone: shown.phone.meta({ description: 'Ten digits' }),
  email: shown.email,
  source: shown.source,
  city: shown.city,
  state: shown.state,
  country: shown.country,
  next_action_date: shown.next_action_date,
  next_action_note: shown.next_action_note,
  overdue: z.boolean().meta({ description: 'The day of the next action has passed' }),
  lost: z.boolean(),
  lost_reason: z.enum(PROSPECT_LOST_REASONS).nullable(),
  converted_client_id: z.uuid().nullable(),
  converted_associate_code: shown.converted_associate_code,
  created_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(PROSPECT_ACTIONS)),
};

export const prospectListRow = z.strictObject(shared);

/** The whole record. */
export const prospect = z.strictObject({
  ...shown,
  ...shared,
  client: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  associate: person.nullable(),
  history: z
    .array(
      z.strictObject({
        id: z.string(),
        from: z.enum(PROSPECT_STAGES).nullable(),
        to: z.enum(PROSPECT_STAGES),
        at: timestamp(),
        by: person.nullable().meta({ description: 'Null: the system' }),
        days: z.int().meta({ description: 'How long the stage lasted, or has lasted' }),
      }),
    )
    .meta({ description: 'Moves between stages, the latest first' }),
  updated_at: timestamp(),
});
export type ProspectAnswer = z.input<typeof prospect>;

export const stageCounts = z.strictObject({
  rows: z.array(z.strictObject({ stage: z.enum(PROSPECT_STAGES), count: z.int() })),
});
