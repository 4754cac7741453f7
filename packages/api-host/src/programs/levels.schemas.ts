import { LEVEL_CODES, TEAM_TYPES } from '@upline/domain';
import { MEASURES, type Measure } from '@upline/domain/production';
import { z } from 'zod';
import { date } from '../platform/operation/fields.ts';

const rate = z.int().min(0);
const levelCode = z.enum(LEVEL_CODES);
/** A rate before a day and from that day on. */
const change = { before_bps: rate.nullable(), after_bps: rate };

export const ladderQuery = z.strictObject({
  on: date('Day').optional().meta({ label: 'Day', description: 'A company day; today when left out' }),
});

/** The ladder on a company day: what each level is paid, what it takes, and who decides (domain.md 1.2). */
export const ladder = z.strictObject({
  on: z.iso.date(),
  today: z.iso.date(),
  begins: z.iso.date().nullable().meta({ description: 'The first day that has a ladder' }),
  levels: z
    .array(
      z.strictObject({
        code: levelCode,
        name: z.string(),
        rank: z.int(),
        is_senior: z.boolean(),
        rate_bps: rate,
        active: z.int().min(0).meta({ description: 'Active associates who hold it today' }),
        approval: z.enum(['SYS', 'AD', 'SA']).meta({ description: 'Who makes the promotion (R-LVL-03)' }),
        window_months: z.int().nullable(),
        production: z
          .strictObject({ team_type: z.enum(TEAM_TYPES), required_cents: z.int() })
          .nullable()
          .meta({ description: 'Half of it at most from one part (R-LVL-01)' }),
        requirements: z.array(
          z.strictObject({
            any_of: z.array(
              z.strictObject({
                measure: z.enum(Object.keys(MEASURES) as [Measure, ...Measure[]]),
                at_least: z.int(),
              }),
            ),
          }),
        ),
      }),
    )
    .meta({ description: 'Lowest first; none before the first ladder' }),
  generations: z.array(z.strictObject({ generation: z.int(), rate_bps: rate })),
  house_bps: z
    .int()
    .nullable()
    .meta({ description: 'What the highest level and all generations leave of BV' }),
  planned: z
    .array(
      z.strictObject({
        effective_from: z.iso.date(),
        levels: z.array(z.strictObject({ level_code: levelCode, ...change })),
        generations: z.array(z.strictObject({ generation: z.int(), ...change })),
        criteria: z.array(levelCode).meta({ description: 'Levels that will take something else' }),
      }),
    )
    .meta({ description: 'What changes after today, the next first' }),
});
