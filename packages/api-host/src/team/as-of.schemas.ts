import { ASSOCIATE_STATUSES, LEVEL_CODES } from '@upline/domain';
import { z } from 'zod';
import { date, person, queryInteger, timestamp } from '../platform/operation/fields.ts';

export const level = z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() });
const status = z.enum(ASSOCIATE_STATUSES);

const day = date('Day')
  .optional()
  .meta({ label: 'Day', description: 'Company day; today where it is left out' });

export const uplinesQuery = z.strictObject({ day });
export const membersQuery = z.strictObject({
  day,
  page: queryInteger('Page', { min: 1, max: 10_000, initial: 1 }),
  limit: queryInteger('Limit', { min: 1, max: 500, initial: 100 }),
});

/** Somebody as they stood at the end of a day; name and photo are those of now. */
export const personAsOf = z.strictObject({
  code: z.string(),
  name: z.string(),
  has_photo: z.boolean(),
  level,
  is_senior_level: z.boolean(),
  status,
});

export const memberAsOf = personAsOf.extend({
  join_date: z.iso.date(),
  direct_count: z.int().meta({ description: 'Directs of that day, as many as the caller reaches today' }),
});

const period = {
  from: z.iso.date(),
  to: z.iso.date().nullable().meta({ description: 'First day on which it no longer held; null: it holds' }),
};
const uplineHeld = z.strictObject({
  upline: person.nullable().meta({ description: 'Null as well where the caller does not reach them today' }),
  ...period,
});
const levelHeld = z.strictObject({ level, ...period });
const statusTurn = z.strictObject({ from_status: status.nullable(), to_status: status, at: timestamp() });

/** The places of a person, newest first; the reason and its author are for admins (domain.md 7.1). */
export const memberHistory = z.strictObject({
  uplines: z.array(uplineHeld),
  levels: z.array(levelHeld),
  statuses: z.array(statusTurn),
});

const decided = { reason: z.string().nullable(), by: person.nullable() };
export const associateHistory = z.strictObject({
  uplines: z.array(uplineHeld.extend(decided)),
  levels: z.array(levelHeld.extend(decided)),
  statuses: z.array(
    statusTurn.extend({
      ...decided,
      ends_on: z.iso.date().nullable().meta({ description: 'Of a suspension' }),
    }),
  ),
});
