import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { builtInViews, type ListOperations, type ListSearch, listSearch } from '@upline/shell';

const WAITING = [
  {
    id: 'action-required',
    name: 'Action required',
    filter: { business_status: { in: ['Action Required'] } },
  },
  { id: 'pending', name: 'Pending', filter: { business_status: { in: ['Pending'] } } },
  { id: 'ready-to-pay', name: 'Ready to pay', filter: { business_status: { in: ['Ready To Pay'] } } },
] as const;

const ENDED = ['Not Taken', 'Declined', 'Withdrawn', 'Lapsed', 'Cancelled', 'Death Claim'] as const;

/** What waits for somebody, then what came of it. */
export const policyViews = builtInViews('listPolicies', () => [
  ...WAITING,
  { id: 'in-force', name: 'In force', filter: { lifecycle: { in: ['In Force'] } } },
  { id: 'ended', name: 'Ended', filter: { lifecycle: { in: [...ENDED] } } },
]);

/** The same of a team by what a share itself says: large teams are counted without reading policies. */
const teamPolicyViews = builtInViews('listTeamPolicies', () => [
  ...WAITING,
  { id: 'approved', name: 'Approved', filter: { business_status: { in: ['Approved'] } } },
]);

/** Policies the associate has a part in; the route loads by them and the screen shows by them. */
export const POLICY_LIST = {
  name: 'policies',
  list: 'listPolicies',
  count: 'countPolicies',
  totals: 'totalPolicies',
  export: 'exportPolicies',
  views: policyViews,
} as const satisfies ListOperations;

/** With the own credits, as a figure of a dashboard counts them (R-TEAM-01). */
export type Counted = 'Production';

/** Policies of one of the associate's teams, masked by the server. */
export const teamPolicyList = (team: TeamType, counted?: Counted) =>
  ({
    name: 'team-policies',
    list: 'listTeamPolicies',
    count: 'countTeamPolicies',
    export: 'exportTeamPolicies',
    views: teamPolicyViews,
    query: { team, ...(counted && { counted }) },
  }) as const satisfies ListOperations;

export type PolicySearch = ListSearch & {
  readonly team?: TeamType;
  readonly counted?: Counted;
  readonly policy?: string;
};

/** Address of the list: own policies, or a team's, of which `policy` opens one. */
export function policySearch(search: Record<string, unknown>): PolicySearch {
  const team = TEAM_TYPES.find((type) => type === search.team);
  return {
    ...listSearch(search),
    ...(team ? { team } : {}),
    ...(team && search.counted === 'Production' ? { counted: search.counted } : {}),
    ...(team && typeof search.policy === 'string' ? { policy: search.policy } : {}),
  };
}
