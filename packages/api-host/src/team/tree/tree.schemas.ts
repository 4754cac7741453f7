import { ASSOCIATE_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { codeParam, date, person, queryInteger } from '../../platform/operation/fields.ts';
import { level } from '../as-of.schemas.ts';
import { TEAM_SLUGS } from '../team.schemas.ts';

/** More people than this come with another request. */
const MOST_PEOPLE = 2_000;

export const treeQuery = z.strictObject({
  type: z.enum(TEAM_SLUGS).optional().meta({ label: 'Type', description: 'Only members of that team' }),
  root: codeParam()
    .optional()
    .meta({ label: 'Root', description: 'Whose team `type` means; by default {code}' }),
  depth: queryInteger('Depth', { min: 1, max: 6, initial: 3 }),
  day: date('Day').optional().meta({ label: 'Day', description: 'Company day; today where it is left out' }),
  since: date('Since')
    .optional()
    .meta({ label: 'Since', description: 'An earlier day: each person says what differs from it' }),
  skip: queryInteger('Skip', { max: 1_000_000, initial: 0 }),
  limit: queryInteger('Limit', { min: 1, max: MOST_PEOPLE, initial: MOST_PEOPLE }),
});

const CHANGES = ['joined', 'moved', 'left', 'level', 'status'] as const;

const difference = z.strictObject({
  changes: z.array(z.enum(CHANGES)).meta({
    description:
      'Nobody joined who was there; `left`: stood here on the earlier day, and stands elsewhere now',
  }),
  upline: person
    .nullable()
    .meta({ description: 'On the earlier day, of who left now; null where the caller does not reach them' }),
  level: level.nullable(),
  status: z.enum(ASSOCIATE_STATUSES).nullable(),
});

/** Somebody of the tree. Figures of the month, licenses and sizes are kept for today alone: null on past days. */
export const treePerson = z.strictObject({
  code: z.string(),
  name: z.string(),
  has_photo: z.boolean(),
  is_senior_level: z.boolean(),
  level,
  status: z.enum(ASSOCIATE_STATUSES),
  join_date: z.iso.date(),
  upline_code: z.string().nullable().meta({ description: 'Null for {code} itself, which comes first' }),
  direct_count: z.int().meta({ description: 'Directs in the tree asked for, in this answer or not' }),
  team_size: z.int().nullable().meta({ description: 'Everybody below who has not left' }),
  licensed: z.boolean().nullable(),
  month_bv_cents: z.int().nullable().meta({ description: 'Own issued BV of this month, net' }),
  last_submitted_on: z.iso.date().nullable(),
  difference: difference.nullable().meta({ description: 'Null where nothing differs or no day was named' }),
});
