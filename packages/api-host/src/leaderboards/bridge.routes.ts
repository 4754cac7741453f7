import { POINTS_TYPES } from '@upline/domain';
import { z } from 'zod';
import { namesOf } from '../platform/database/names-of.ts';
import type { Area } from '../platform/host.ts';
import { oneOf, person, timestamp } from '../platform/operation/fields.ts';
import { operation } from '../platform/operation/operation.ts';
import { TEAM_SLUGS, typeOf } from '../team/team.schemas.ts';
import { viewerOf } from '../team/team.service.ts';
import { BRIDGE_KINDS, bridgeOf } from './bridge.service.ts';

const answer = z.strictObject({
  as_of: timestamp(),
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.int().meta({ description: 'Cents of BV, hundredths of policies, else units' }),
  adjusted: z.int(),
  parts: z
    .array(
      z.strictObject({
        kind: z.enum(BRIDGE_KINDS),
        leg: person.nullable(),
        amount: z.int(),
      }),
    )
    .meta({
      description:
        'policies: in full, anybody of the downline shares them; splits: shares of others; others: credits of no policy; moved: people who have moved since; cuts: the downline outside this team; then the total; reversals; leg_limit: a leg beyond half of the whole; rounding. Their sum is `adjusted`.',
    }),
});

/** From the policies of the downline to a team's figure, step by step (domain.md 5.3). */
export const bridgeRoutes: Area = () => [
  operation({
    id: 'getTeamBridge',
    method: 'GET',
    path: '/team/totals/{type}/bridge',
    tag: 'Team',
    summary: "How a team's production figure comes about, step by step",
    description: 'The rmd types are open to RMD and higher (R-TEAM-03).',
    policy: { needs: 'team.view', audience: 'portal', scope: 'team', proxy: 'allowed' },
    params: z.strictObject({ type: z.enum(TEAM_SLUGS) }),
    query: z.strictObject({
      points_type: oneOf('Points Type', POINTS_TYPES).default('IssuedBv'),
      period: oneOf('Period', ['Month', 'Quarter', 'Year']).default('Month'),
    }),
    answer: { status: 200, schema: answer },
    examples: {
      params: { type: 'rmd-super-base' },
      query: { points_type: 'IssuedBv', period: 'Quarter' },
      answer: {
        as_of: '2026-11-21T15:04:05.000Z',
        from: '2026-10-01',
        to: '2026-11-21',
        total: 6_000_000,
        adjusted: 4_700_000,
        parts: [
          { kind: 'policies', leg: null, amount: 6_400_000 },
          { kind: 'splits', leg: null, amount: -400_000 },
          { kind: 'reversals', leg: null, amount: -200_000 },
          { kind: 'leg_limit', leg: { code: 'U000005', name: 'Dev Patel' }, amount: -1_100_000 },
        ],
      },
    },
    async handler({ db, caller, params, query, now, today }) {
      const type = typeOf(params.type);
      const node = await viewerOf(db, caller, type);
      const { points_type: pointsType, period } = query;
      const { parts, ...bridge } = await bridgeOf(db, node, { type, pointsType, period }, today);
      const names = await namesOf(
        db,
        parts.flatMap(({ leg_code }) => (leg_code === null ? [] : [leg_code])),
      );
      return {
        ...bridge,
        as_of: now,
        parts: parts.map(({ kind, leg_code, amount }) => ({
          kind,
          amount,
          leg: leg_code === null ? null : { code: leg_code, name: names.get(leg_code) ?? leg_code },
        })),
      };
    },
  }),
];
