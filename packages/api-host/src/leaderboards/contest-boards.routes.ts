import type { z } from 'zod';
import { operation, type SignedInPolicy } from '../platform/operation/operation.ts';
import {
  builderBoard,
  builderBonusBoard,
  builderBonusQuery,
  builderQuery,
  hawaiiBoard,
  hawaiiQuery,
} from './contest-boards.schemas.ts';
import { contestBoards } from './contest-boards.service.ts';
import { leaderboardExamples } from './leaderboards.examples.ts';
import type { LeaderboardRanking } from './ranking.service.ts';

const tag = 'Leaderboards';
const { row, board } = leaderboardExamples;
const { as_of } = board;

const builderRow = {
  ...row,
  adjusted: { current: 1_850_000, previous: 1_120_000 },
  total: { current: 1_850_000, previous: 1_120_000 },
  recruits: 6,
  base_shop_bv_cents: 1_250_000,
};
const builderExample = {
  as_of,
  period: 'Month',
  from: '2026-11-01',
  rows: [builderRow],
  own: null,
} satisfies z.input<typeof builderBoard>;

const hawaiiRow = {
  ...row,
  adjusted: { current: 60_000, previous: 41_000 },
  total: { current: 60_400, previous: 41_000 },
  personal_bv_cents: 2_800_000,
  base_shop_others_bv_cents: 9_600_000,
  licensed_recruits: 6,
  is_promoted_to_rmd: true,
  seats_by_points: 1,
  points_to_next_seat: 40_000,
};
const hawaiiExample = {
  as_of,
  from: '2026-01-01',
  to: '2026-12-31',
  rows: [{ ...hawaiiRow, standing: null }],
  own: {
    ...hawaiiRow,
    standing: { seats: 1, is_active: true, is_free_of_debt: true, is_persistent: true },
  },
} satisfies z.input<typeof hawaiiBoard>;

const { user } = row;
const bonusExample = {
  as_of,
  month: '2026-11-01',
  country: 'USA',
  pool_cents: 975_309,
  qualifiers: [{ user, recruits: 4, base_shop_bv_cents: 2_000_000, shares: 4, bonus_cents: 557_319 }],
  near_qualifiers: [
    {
      user,
      recruits: 2,
      base_shop_bv_cents: 480_000,
      missing: { recruits: 1, base_shop_bv_cents: 20_000, enrollment: false, good_standing: null },
    },
  ],
} satisfies z.input<typeof builderBonusBoard>;

/** Boards of Builder, Hawaii and Builder Bonus for associates, and the same for admins (domain.md 5.5). */
export function contestBoardOperations(ranking: LeaderboardRanking) {
  const boards = contestBoards(ranking);
  const side = (policy: SignedInPolicy, prefix: string, path: string) => [
    operation({
      id: `get${prefix}BuilderBoard`,
      method: 'GET',
      path: `${path}/builder`,
      tag,
      summary: 'Members of the builder plan by base-shop building',
      description:
        'Hundredths of points: 1,000 for each adjusted base-shop recruit, 1 for each dollar of adjusted base-shop issued BV.',
      policy,
      query: builderQuery,
      rateClass: 'search',
      refusals: [404],
      answer: { status: 200, schema: builderBoard },
      examples: { query: { period: 'Quarter' }, answer: builderExample },
      handler: (input) => boards.builder(input, input.query),
    }),
    operation({
      id: `get${prefix}HawaiiBoard`,
      method: 'GET',
      path: `${path}/hawaii`,
      tag,
      summary: 'The yearly incentive trip: points and seats',
      description:
        'Whole points of the contest window. Conditions are shown of oneself alone, and to admins.',
      policy,
      query: hawaiiQuery,
      rateClass: 'search',
      refusals: [404],
      answer: { status: 200, schema: hawaiiBoard },
      examples: { query: { search: 'alv' }, answer: hawaiiExample },
      handler: (input) => boards.hawaii(input, input.query),
    }),
    operation({
      id: `get${prefix}BuilderBonusBoard`,
      method: 'GET',
      path: `${path}/builder-bonus`,
      tag,
      summary: 'Who shares the Builder Bonus of the open month so far, and who is near it',
      policy,
      query: builderBonusQuery,
      rateClass: 'search',
      answer: { status: 200, schema: builderBonusBoard },
      examples: { query: { country: 'USA' }, answer: bonusExample },
      handler: (input) => boards.builderBonus(input, input.query.country),
    }),
  ];
  return { side };
}
