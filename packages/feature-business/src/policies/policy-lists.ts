import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { type ListOperations, type ListSearch, listSearch } from '@upline/shell';

/** Policies the associate has a part in; the route loads by them and the screen shows by them. */
export const POLICY_LIST = {
  name: 'policies',
  list: 'listPolicies',
  count: 'countPolicies',
  export: 'exportPolicies',
} as const satisfies ListOperations;

/** Policies of one of the associate's teams, masked by the server. */
export const teamPolicyList = (team: TeamType) =>
  ({
    name: 'team-policies',
    list: 'listTeamPolicies',
    count: 'countTeamPolicies',
    export: 'exportTeamPolicies',
    query: { team },
  }) as const satisfies ListOperations;

export type PolicySearch = ListSearch & { readonly team?: TeamType; readonly policy?: string };

/** Address of the list: own policies, or a team's, of which `policy` opens one. */
export function policySearch(search: Record<string, unknown>): PolicySearch {
  const team = TEAM_TYPES.find((type) => type === search.team);
  return {
    ...listSearch(search),
    ...(team ? { team } : {}),
    ...(team && typeof search.policy === 'string' ? { policy: search.policy } : {}),
  };
}
