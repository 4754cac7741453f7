import { COUNTRIES } from '@upline/domain';
import { BOARD_PERIODS } from '@upline/domain/production';
import { z } from 'zod';
import { oneOf } from '../platform/operation/fields.ts';
import { asOf, pageQuery, rankedRow, rankedUser } from './leaderboards.schemas.ts';

const team = z
  .string()
  .regex(/^[Tt]\d{4}$/)
  .toUpperCase()
  .optional()
  .meta({ label: 'Team', description: 'Only the members of a named team, ranked among themselves' });

export const builderQuery = z.strictObject({
  period: oneOf('Period', BOARD_PERIODS).default('Month'),
  team,
  ...pageQuery,
});
export const hawaiiQuery = z.strictObject({ team, ...pageQuery });

const builderRow = rankedRow.extend({
  recruits: z.int().meta({ description: 'Adjusted, of the base shop' }),
  base_shop_bv_cents: z.int().meta({ description: 'Adjusted issued BV of the base shop' }),
});

export const builderBoard = z.strictObject({
  as_of: asOf,
  period: z.enum(BOARD_PERIODS),
  from: z.iso.date(),
  rows: z.array(builderRow),
  own: builderRow.nullable(),
});

const hawaiiRow = rankedRow.extend({
  personal_bv_cents: z.int(),
  base_shop_others_bv_cents: z.int(),
  licensed_recruits: z.int(),
  is_promoted_to_rmd: z.boolean(),
  seats_by_points: z.int(),
  points_to_next_seat: z.int().nullable().meta({ description: 'Null once every seat is reached' }),
  standing: z
    .strictObject({
      seats: z.int().meta({ description: 'Won if the contest closed now' }),
      is_active: z.boolean(),
      is_free_of_debt: z.boolean(),
      is_persistent: z.boolean(),
    })
    .nullable()
    .meta({ description: 'Of oneself alone; of everybody for admins' }),
});

export const hawaiiBoard = z.strictObject({
  as_of: asOf,
  from: z.iso.date(),
  to: z.iso.date(),
  rows: z.array(hawaiiRow),
  own: hawaiiRow.nullable(),
});

export const builderBonusQuery = z.strictObject({
  country: oneOf('Country', COUNTRIES)
    .optional()
    .meta({ label: 'Country', description: 'By default the own' }),
});

const candidate = {
  user: rankedUser,
  recruits: z.int(),
  base_shop_bv_cents: z.int(),
};
export const builderBonusBoard = z.strictObject({
  as_of: asOf,
  month: z.iso.date(),
  country: z.enum(COUNTRIES),
  pool_cents: z.int().meta({ description: 'So far' }),
  qualifiers: z.array(
    z.strictObject({
      ...candidate,
      shares: z.int(),
      bonus_cents: z.int().meta({ description: 'If the month ended now' }),
    }),
  ),
  near_qualifiers: z.array(
    z.strictObject({
      ...candidate,
      missing: z.strictObject({
        recruits: z.int(),
        base_shop_bv_cents: z.int(),
        enrollment: z.boolean(),
        good_standing: z
          .boolean()
          .nullable()
          .meta({ description: 'Of oneself alone; of everybody for admins' }),
      }),
    }),
  ),
});
