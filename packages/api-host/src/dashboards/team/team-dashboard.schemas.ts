import { LEVEL_CODES, LICENSE_TYPES } from '@upline/domain';
import { z } from 'zod';
import { timestamp } from '../../platform/operation/fields.ts';

const asOf = { as_of: timestamp().meta({ description: 'When the figures were read' }) };
const count = z.int().min(0);
const member = { code: z.string(), name: z.string(), level: z.enum(LEVEL_CODES) };
const byLevel = z.array(z.strictObject({ level: z.enum(LEVEL_CODES), members: count }));

export const teamMembersCount = z.strictObject({
  ...asOf,
  months: z.array(
    z.strictObject({
      on: z.iso.date().meta({ description: 'Last day of the month; today in the open one' }),
      members: count,
      levels: byLevel,
    }),
  ),
});

/** Licenses that end soon are counted up to here. */
export const MOST_COUNTED = 200;

export const teamExpiringLicenses = z.strictObject({
  ...asOf,
  count: count
    .max(MOST_COUNTED)
    .meta({ description: `All of them, of more ${MOST_COUNTED}; the rows are the soonest` }),
  rows: z.array(
    z.strictObject({
      ...member,
      type: z.enum(LICENSE_TYPES),
      state: z.string(),
      expiration_date: z.iso.date(),
      days_left: count,
    }),
  ),
});

export const LICENSE_PROGRESS = [
  'Not Started',
  'Course Completed',
  'Exam Passed',
  'Approval Pending',
  'Licensed',
] as const;

export const teamNewRecruits = z.strictObject({
  ...asOf,
  from: z.iso.date(),
  to: z.iso.date(),
  count: count.meta({ description: 'All of them; the rows are the newest' }),
  rows: z.array(
    z.strictObject({
      ...member,
      join_date: z.iso.date(),
      recruiter_code: z.string().nullable(),
      license_progress: z.enum(LICENSE_PROGRESS).meta({ description: 'Of a life license' }),
    }),
  ),
});

export const teamLevels = z.strictObject({ ...asOf, members: count, levels: byLevel });

export const teamActivity = z.strictObject({
  ...asOf,
  from: z.iso.date(),
  to: z.iso.date(),
  members: count.meta({ description: 'Active members' }),
  writers: count.meta({ description: 'Members with a part in a policy submitted in the period' }),
  recruits: count.meta({ description: 'Members who joined in the period' }),
});
