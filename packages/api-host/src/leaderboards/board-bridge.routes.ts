import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { codeParam } from '../platform/operation/fields.ts';
import { operation, type SignedInPolicy } from '../platform/operation/operation.ts';
import { boardBridge } from './board-bridge.schemas.ts';
import { boardBridgeOf } from './board-bridge.service.ts';
import { leaderboardExamples } from './leaderboards.examples.ts';
import { boardQuery } from './leaderboards.schemas.ts';

const { board, row, query } = leaderboardExamples;

const example = {
  as_of: board.as_of,
  person: { code: row.user.code, name: 'Ana Alvarez' },
  points_type: 'IssuedBv',
  category: 'BaseShop',
  period: 'Quarter',
  current: { from: '2026-10-01', to: '2026-11-21' },
  previous: { from: '2026-07-01', to: '2026-09-30' },
  total: { current: 1_310_000, previous: 980_000 },
  adjusted: { current: 1_250_000, previous: 980_000 },
  parts: [
    { kind: 'own', leg: null, current: 710_000, previous: 580_000 },
    { kind: 'team', leg: null, current: 600_000, previous: 400_000 },
    { kind: 'reversals', leg: null, current: -60_000, previous: 0 },
  ],
  legs: [
    { leg: { code: 'U000009', name: 'Tom Reyes' }, current: 600_000, previous: 250_000 },
    { leg: null, current: 0, previous: 150_000 },
  ],
  entries: [
    {
      on_date: '2026-11-18',
      is_current: true,
      amount: 710_000,
      kind: 'Policy',
      policy_number: 'NLI-204417',
      product: 'Term 20',
      recruit: null,
    },
    {
      on_date: '2026-11-09',
      is_current: true,
      amount: -60_000,
      kind: 'Chargeback',
      policy_number: 'NLI-198322',
      product: 'Whole Life',
      recruit: null,
    },
    {
      on_date: '2026-08-12',
      is_current: false,
      amount: 580_000,
      kind: 'Policy',
      policy_number: 'NLI-198322',
      product: 'Whole Life',
      recruit: null,
    },
  ],
  has_more: false,
} satisfies z.input<typeof boardBridge>;

/** From the total of a board to its adjusted figure, and from the period before to this one (domain.md 5.3, 5.4). */
export const boardBridgeRoutes: Area = () => {
  const bridge = (id: string, path: string, policy: SignedInPolicy) =>
    operation({
      id,
      method: 'GET',
      path: `${path}/{code}/bridge`,
      tag: 'Leaderboards',
      summary: "How a person's figures of a board come about, beside those of the period before",
      description: 'Figures of this moment; a board may be 5 minutes older (R-LDB-04).',
      policy,
      params: z.strictObject({ code: codeParam() }),
      query: z.strictObject(boardQuery),
      rateClass: 'search',
      answer: { status: 200, schema: boardBridge },
      examples: {
        params: { code: row.user.code },
        query: { points_type: query.points_type, category: query.category, period: query.period },
        answer: example,
      },
      handler: (input) => boardBridgeOf(input, input.params.code, input.query),
    });
  return [
    bridge('getLeaderboardBridge', '/dashboard/leaderboard/people', {
      needs: 'dashboard.view',
      audience: 'portal',
      scope: 'team',
      proxy: 'allowed',
    }),
    bridge('getCompanyLeaderboardBridge', '/admin/dashboard/leaderboard/people', {
      needs: 'associates.view',
      audience: 'admin',
      scope: 'all',
      proxy: 'refused',
    }),
  ];
};
