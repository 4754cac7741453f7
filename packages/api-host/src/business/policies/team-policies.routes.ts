import { z } from 'zod';
import { exportOperation } from '../../platform/download/export-operation.ts';
import { idParam } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { notFound } from '../../platform/problem.ts';
import { viewerOf } from '../../team/team.service.ts';
import { policyExamples as examples } from './policies.examples.ts';
import { teamAsked, teamPolicyExport } from './policies.export.ts';
import { teamPolicyList } from './policies.list.ts';
import { shareActionsOf } from './policies.record.ts';
import { teamPolicy, teamPolicyAnswer } from './policies.schemas.ts';
import { findPolicy, sharesOf } from './policies.store.ts';
import { mostToAsk } from './policy-splits.ts';
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
  operation({
    id: 'listTeamPolicies',
    method: 'GET',
    path: '/business/policies/team',
    tag,
    summary: 'Policies of the team',
    description: MASKED,
    policy: reading,
    query: teamPolicyList.query.extend(teamAsked),
    answer: { status: 200, schema: listAnswer(teamPolicy) },
    examples: { query: { team: 'BaseShop', limit: '50' }, answer: { rows: [examples.team] } },
    async handler({ db, caller, query: { team: type, ...query } }) {
      const rows = await teamPolicyList.page(
        query,
        await teamSource(db, await viewerOf(db, caller, type), type, query),
      );
      return { rows: rows.map(shown) };
    },
  }),
  operation({
    id: 'countTeamPolicies',
    method: 'GET',
    path: '/business/policies/team/count',
    tag,
    summary: 'How many policies of the team match',
    policy: reading,
    query: teamPolicyList.countQuery.extend(teamAsked),
    answer: { status: 200, schema: countAnswer },
    examples: { query: { team: 'Personal' }, answer: { count: 12 } },
    async handler({ db, caller, query: { team: type, filter } }) {
      const { scoped } = await teamSource(db, await viewerOf(db, caller, type), type, { filter });
      return { count: await teamPolicyList.count(filter, scoped) };
    },
  }),
  exportOperation(platform, teamPolicyExport, {
    id: 'exportTeamPolicies',
    list: '/business/policies/team',
    tag,
    policy: reading,
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
              actions: shareActionsOf(caller, policy, own),
            }
          : null,
        most_bps: own ? 0 : mostToAsk(shares),
      };
    },
  }),
];
