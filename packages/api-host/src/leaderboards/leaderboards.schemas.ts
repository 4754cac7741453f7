import { LEVEL_CODES, POINTS_TYPES, TEAM_TYPES } from '@upline/domain';
import { BOARD_PERIODS } from '@upline/domain/production';
import { z } from 'zod';
import { oneOf, person, queryInteger, text, timestamp } from '../platform/operation/fields.ts';
import { CONTEST_BOARDS } from './contest-figures.store.ts';

export const boardQuery = {
  points_type: oneOf('Points Type', POINTS_TYPES).default('SubmittedBv'),
  category: oneOf('Category', TEAM_TYPES).default('Personal'),
  period: oneOf('Period', BOARD_PERIODS).default('Month'),
};

export const pageQuery = {
  search: text('Search', { min: 0, max: 100 }).default(''),
  page: queryInteger('Page', { min: 1, max: 10_000, initial: 1 }),
  limit: queryInteger('Limit', { min: 1, max: 500, initial: 100 }),
};

export const leaderboardQuery = z.strictObject({ ...boardQuery, ...pageQuery });
export const refreshBody = z.strictObject({
  ...boardQuery,
  points_type: oneOf('Points Type', [...POINTS_TYPES, ...CONTEST_BOARDS])
    .default('SubmittedBv')
    .meta({
      label: 'Points Type',
      description: 'Or the name of a contest, which has its own category and period',
    }),
});
export const refreshAnswer = z.strictObject({ message: z.string(), as_of: timestamp() });

export const figure = z.strictObject({
  current: z.int().meta({ description: 'Cents of BV, hundredths of policies, else units; to date' }),
  previous: z.int().meta({ description: 'The whole period before' }),
});

export const rankedUser = z.strictObject({
  code: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  has_photo: z.boolean(),
  is_senior_level: z.boolean(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  level_code: z.enum(LEVEL_CODES),
  level_name: z.string(),
  upline_rmd: person.nullable(),
});

export const rankedRow = z.strictObject({
  rank: z.int().meta({ description: 'Equal numbers share a rank and the next one skips (R-LDB-01)' }),
  previous_rank: z.int().nullable().meta({
    description:
      'By the figures of the period before, on the board of a team among its members; null for a person who had none, and for everybody in a team of more than 10,000',
  }),
  user: rankedUser,
  adjusted: figure,
  total: figure,
});
export const leaderboardRow = rankedRow.extend({
  is_explained: z.boolean().meta({
    description: 'Whether the caller may ask how the figures come about: of oneself and everybody below',
  }),
});

export const asOf = timestamp().meta({ description: 'When the figures were read; at most 5 minutes ago' });

export const leaderboard = z.strictObject({
  as_of: asOf,
  points_type: z.enum(POINTS_TYPES),
  category: z.enum(TEAM_TYPES),
  period: z.enum(BOARD_PERIODS),
  from: z.iso.date().meta({ description: 'First day of the current period' }),
  rows: z.array(leaderboardRow),
  own: leaderboardRow.nullable().meta({ description: "The caller's row, also when hidden from others" }),
});

export const teamLeaderboard = leaderboard.extend({
  team: z.strictObject({
    code: z.string(),
    name: z.string(),
    anchor: person,
  }),
});

/** What the grid of named teams shows; figures are null where the anchor has none or hides them. */
export const teamCard = z.strictObject({
  code: z.string(),
  name: z.string(),
  anchor: person,
  adjusted: figure.nullable(),
  total: figure.nullable(),
});
export const teamCardsQuery = z.strictObject({
  points_type: boardQuery.points_type,
  period: boardQuery.period,
});
export const teamCards = z.strictObject({ as_of: timestamp(), rows: z.array(teamCard) });

export const preferenceBody = z.strictObject({
  hides_figures: z.boolean().meta({ label: 'Hide Figures', description: 'Others do not see the own row' }),
});
