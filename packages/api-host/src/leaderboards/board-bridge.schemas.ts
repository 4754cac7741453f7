import { POINTS_TYPES, TEAM_TYPES } from '@upline/domain';
import { BOARD_PERIODS } from '@upline/domain/production';
import { z } from 'zod';
import { person, timestamp } from '../platform/operation/fields.ts';
import { figure } from './leaderboards.schemas.ts';

export const BOARD_PARTS = ['own', 'team', 'reversals', 'leg_limit', 'rounding'] as const;
export const ENTRY_KINDS = ['Policy', 'Chargeback', 'Recruit', 'License', 'Other'] as const;

const days = z.strictObject({ from: z.iso.date(), to: z.iso.date() });

export const boardBridge = z.strictObject({
  as_of: timestamp(),
  person,
  points_type: z.enum(POINTS_TYPES),
  category: z.enum(TEAM_TYPES),
  period: z.enum(BOARD_PERIODS),
  current: days.meta({ description: 'To date' }),
  previous: days.meta({ description: 'The whole period before' }),
  total: figure,
  adjusted: figure,
  parts: z
    .array(
      z.strictObject({
        kind: z.enum(BOARD_PARTS),
        leg: person.nullable(),
        current: z.int(),
        previous: z.int(),
      }),
    )
    .meta({
      description:
        'own and team: credits, whose sum is `total`; reversals; leg_limit: what a leg has beyond half of the whole; rounding. The sum of all is `adjusted`. Lines without a figure are left out.',
    }),
  legs: z.array(z.strictObject({ leg: person.nullable(), current: z.int(), previous: z.int() })).meta({
    description:
      'What the credits of the team come from: each direct with everybody below, as far as they count for the person, most first. Without a person: people who have moved since. Their sum is the line `team`.',
  }),
  entries: z
    .array(
      z.strictObject({
        on_date: z.iso.date(),
        is_current: z.boolean(),
        amount: z.int().meta({ description: 'Negative for a reversal' }),
        kind: z.enum(ENTRY_KINDS),
        policy_number: z
          .string()
          .nullable()
          .meta({ description: 'Of others masked to the last four digits (domain.md 7.1)' }),
        product: z.string().nullable(),
        recruit: z.string().nullable().meta({ description: 'Name; of oneself alone, and for admins' }),
      }),
    )
    .meta({ description: "The person's own entries of both periods, newest first; at most 100" }),
  has_more: z.boolean(),
});
