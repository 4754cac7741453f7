import type { FilterOf } from '@upline/api-client';
import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { type ListOperations, type ListSearch, listed, listSearch } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit';

/** Cases of the associate; the route loads by them and the screen shows by them. */
export const CASE_LIST = {
  name: 'carrier-cases',
  list: 'listCarrierCases',
  count: 'countCarrierCases',
  export: 'exportCarrierCases',
} as const satisfies ListOperations;

/** Cases of one of the associate's teams, masked by the server. */
export const teamCaseList = (team: TeamType) =>
  ({
    name: 'team-carrier-cases',
    list: 'listTeamCarrierCases',
    count: 'countTeamCarrierCases',
    export: 'exportTeamCarrierCases',
    query: { team },
  }) as const satisfies ListOperations;

export type CaseSearch = ListSearch & { readonly team?: TeamType };

/** Address of the dashboard: own cases, or a team's. */
export function caseSearch(search: Record<string, unknown>): CaseSearch {
  const team = TEAM_TYPES.find((type) => type === search.team);
  return { ...listSearch(search), ...(team ? { team } : {}) };
}

export type CaseFilter = FilterOf<'listCarrierCases'>;

/** The dashboard with the cases that make a figure. */
export const casesWith = (filter: CaseFilter, team: TeamType | undefined): LinkTarget => ({
  to: '/business/carrier-dashboard',
  search: { ...(team ? { team } : {}), ...listed('listCarrierCases', { filter }) },
});
