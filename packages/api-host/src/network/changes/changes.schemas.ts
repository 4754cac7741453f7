import { ASSOCIATE_STATUSES, LEVEL_CODES, TERMINATION_CAUSES } from '@upline/domain';
import { z } from 'zod';
import { bool, date, oneOf, optionalText, person, text, timestamp } from '../../platform/operation/fields.ts';

const code = (label: string) => text(label, { max: 20 }).toUpperCase().meta({ label });

/** A reason as R-ASC-02 asks for. */
export const reason = text('Reason', { min: 5, max: 500 });

export const transferBody = z.strictObject({
  upline_code: code('Upline'),
  with_downline: bool('With Downline').meta({
    label: 'With Downline',
    description: 'False: the directs go to the present upline (R-UPL-03)',
  }),
  effective_date: date('Effective Date').nullable().meta({
    label: 'Effective Date',
    description: 'Null or today: at once; else the first of a later month',
  }),
  reason,
});

export const levelBody = z.strictObject({ level_code: oneOf('Level', LEVEL_CODES), reason });

export const statusBody = z.strictObject({
  status: oneOf('Status', ASSOCIATE_STATUSES),
  reason,
  ends_on: date('End Date').nullish().meta({ label: 'End Date', description: 'Of a suspension; optional' }),
  cause: z
    .strictObject({
      code: oneOf('Cause', TERMINATION_CAUSES),
      text: text('Explanation', { min: 5, max: 500 }),
    })
    .nullish()
    .meta({
      label: 'Cause',
      description:
        'Of a termination, which has to say it: null when it is not for cause. Only for cause may what is held be forfeited (R-MNY-34)',
    }),
});

export const statusAnswer = z.strictObject({
  code: z.string(),
  status: z.enum(ASSOCIATE_STATUSES),
  version: z.int(),
});

export const statusPreviewBody = statusBody.pick({ status: true });

/** What a change of status would bring about (domain.md 2.1). */
export const statusPreview = z.strictObject({
  status: z.enum(ASSOCIATE_STATUSES),
  refusal: z.string().nullable().meta({ description: 'Why it would be refused now' }),
  sessions: z.int().meta({ description: 'Open sessions that end at once' }),
  directs: z.int().meta({ description: 'People who stay under the code until they are moved' }),
  closes_builder_plan: z.boolean(),
  debts: z
    .array(z.strictObject({ currency: z.enum(['USD', 'CAD']), cents: z.int() }))
    .meta({ description: 'What is owed today' }),
  recruiter: person.nullable().meta({ description: 'Whose credit for recruiting is taken back' }),
});

export const resignationBody = z.strictObject({ reason });

export const networkChange = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['Transfer', 'Level']),
  associate: person,
  to_upline: person.nullable(),
  with_downline: z.boolean().nullable(),
  to_level: z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() }).nullable(),
  effective_date: z.iso.date(),
  reason: z.string(),
  status: z.enum(['Scheduled', 'Running', 'Done', 'Failed', 'Cancelled']),
  total: z.int().meta({ description: 'People to be moved, the associate included' }),
  moved: z.int(),
  problem: z.string().nullable().meta({ description: 'Why it failed' }),
  created_at: timestamp(),
  created_by: z.string().nullable(),
  finished_at: timestamp().nullable(),
  version: z.int(),
  actions: z.array(z.enum(['cancel'])),
});

export const networkChangeRows = z.strictObject({ rows: z.array(networkChange) });

export const uplineRequestBody = z.strictObject({
  to_upline_code: code('New Upline'),
  reason: text('Reason', { min: 20, max: 1_000 }),
  with_downline: bool('With Downline'),
});

export const uplineAnswerBody = z.strictObject({
  approve: bool('Approve'),
  note: optionalText('Note', { max: 500 }),
});
