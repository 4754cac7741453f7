import { z } from 'zod';
import type { Area } from '../../../platform/host.ts';
import { listOperations } from '../../../platform/list/list-operations.ts';
import { idParam } from '../../../platform/operation/fields.ts';
import { operation, type Policy } from '../../../platform/operation/operation.ts';
import { notFound } from '../../../platform/operation/problem.ts';
import { viewerOf } from '../../../team/team.service.ts';
import { shareActions } from '../policies.actions.ts';
import { policyExamples as examples } from '../policies.examples.ts';
import { teamPolicy, teamPolicyAnswer } from '../policies.schemas.ts';
import { findPolicy, sharesOf } from '../policies.store.ts';
import { mostToAsk } from '../splits/policy-splits.ts';
import { teamAsked, teamPolicyExport } from './policies.export.ts';
import { teamPolicyList } from './policies.list.ts';
import { type TeamPolicyListRow, teamCredits, teamSource } from './team-policies.source.ts';

const tag = 'Policies';
const MASKED =
  'As an upline sees them (domain.md 7.1): the number’s last four, no client but the initials for RMD and above, no premium. One row a share: of a split partner only that portion (R-PRM-04).';
const reading = {
  needs: 'team.view',
  audience: 'portal',
  scope: 'team',
  proxy: 'allowed',
} as const satisfies Policy;

const shown = ({
  provider_id,
  product_id,
  provider,
  product,
  writing_associate_code,
  writing_associate,
  associate_code,
  associate,
  ...row
}: TeamPolicyListRow): z.input<typeof teamPolicy> => ({
  ...row,
  provider: { id: provider_id, name: provider },
  product: { id: product_id, name: product },
  writing_associate: { code: writing_associate_code, name: writing_associate },
  associate: { code: associate_code, name: associate },
});

/** Policies of the people below. */
export const teamPoliciesRoutes: Area = (platform) => [
  ...listOperations(platform, {
    name: 'TeamPolicies',
    path: '/business/policies/team',
    tag,
    summary: 'Policies of the team',
    description: MASKED,
    policy: reading,
    list: teamPolicyList,
    row: teamPolicy,
    parameters: teamAsked,
    source: async ({ db, caller, query: { team: type, ...query } }) =>
      teamSource(db, await viewerOf(db, caller, type), type, query),
    toRow: shown,
    examples: { query: { team: 'BaseShop', limit: '50' }, rows: [examples.team] },
    count: {
      summary: 'How many policies of the team match',
      example: { query: { team: 'Personal' }, count: 12 },
    },
    export: teamPolicyExport,
  }),
  operation({
    id: 'getTeamPolicy',
    method: 'GET',
    path: '/business/policies/team/{id}',
    tag,
    summary: 'The portions of a policy that people below hold',
    description: MASKED,
    policy: reading,
    params: z.strictObject({ id: idParam() }),
    answer: { status: 200, schema: teamPolicyAnswer },
    examples: {
      params: examples.params,
      answer: { rows: [examples.team], own_share: null, most_bps: 5_900 },
    },
    async handler({ db, caller, params }) {
      const rows = await teamCredits(db, await viewerOf(db, caller, 'Infinity'), params.id);
      const policy = await findPolicy(db, params.id);
      if (rows.length === 0 || !policy) throw notFound();
      const shares = await sharesOf(db, policy.id);
      const own = shares.find(({ associate_code }) => associate_code === caller.code);
      return {
        rows: rows.map(shown),
        own_share: own
          ? {
              portion: own.portion,
              share_bps: own.share_bps,
              approval_status: own.approval_status,
              actions: shareActions.of(caller, { policy, share: own }),
            }
          : null,
        most_bps: own ? 0 : mostToAsk(shares),
      };
    },
  }),
];
