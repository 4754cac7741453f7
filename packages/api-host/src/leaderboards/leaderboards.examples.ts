import type { z } from 'zod';
import type { leaderboard, rankedRow, teamCards, teamLeaderboard } from './leaderboards.schemas.ts';
import type { namedTeam } from './named-teams.schemas.ts';

const as_of = '2026-11-21T15:04:05.000Z';

const row = {
  rank: 1,
  previous_rank: 3,
  user: {
    code: 'U000008',
    first_name: 'Ana',
    last_name: 'Alvarez',
    has_photo: true,
    is_senior_level: false,
    city: 'San Antonio',
    state: 'TX',
    level_code: 'A',
    level_name: 'Associate',
    upline_rmd: { code: 'U000005', name: 'Dev Patel' },
  },
  adjusted: { current: 1_250_000, previous: 980_000 },
  total: { current: 1_310_000, previous: 980_000 },
} satisfies z.input<typeof rankedRow>;
const explained = { ...row, is_explained: true };

const board = {
  as_of,
  points_type: 'SubmittedBv',
  category: 'Personal',
  period: 'Month',
  from: '2026-11-01',
  rows: [explained],
  own: explained,
} satisfies z.input<typeof leaderboard>;

const team = {
  id: '5c0b7a0e-6f0e-4a57-9d8a-0c9a6f7f2b11',
  code: 'T0001',
  name: 'Lone Star Builders',
  anchor: { code: 'U000005', name: 'Dev Patel' },
  status: 'Active',
  version: 1,
} satisfies z.input<typeof namedTeam>;

/** Examples of the API document. */
export const leaderboardExamples = {
  query: { points_type: 'IssuedBv', category: 'BaseShop', period: 'Quarter', search: 'alv' },
  row,
  board,
  team,
  params: { code: team.code },
  idParams: { id: team.id },
  teamBoard: {
    ...board,
    team: { code: team.code, name: team.name, anchor: team.anchor },
  } satisfies z.input<typeof teamLeaderboard>,
  teamCardsQuery: { points_type: 'IssuedBv', period: 'Month' },
  teamCards: {
    as_of,
    rows: [
      { code: team.code, name: team.name, anchor: team.anchor, adjusted: row.adjusted, total: row.total },
    ],
  } satisfies z.input<typeof teamCards>,
  refreshBody: { points_type: 'SubmittedBv', category: 'Personal', period: 'Month' },
  refreshed: { message: 'Leaderboard refreshed successfully!', as_of },
  preference: { hides_figures: true },
  teamBody: { name: team.name, anchor_code: team.anchor.code },
} as const;
