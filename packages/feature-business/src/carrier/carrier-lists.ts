import type { FilterOf } from '@upline/api-client';
import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { builtInViews, type ListOperations, type ListSearch, listed, listSearch } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit';

const WITH_REQUIREMENTS = [
  { id: 'overdue', name: 'Requirement overdue', filter: { requirement_overdue: { eq: true } } },
  { id: 'open', name: 'Open requirements', filter: { open_requirements: { gte: 1 } } },
] as const;
const CLOSED = { id: 'closed', name: 'Closed', filter: { status: { in: ['Closed'] } } } as const;

/** Cases of the associate; the route loads by them and the screen shows by them. */
export const CASE_LIST = {
  name: 'carrier-cases',
  list: 'listCarrierCases',
  count: 'countCarrierCases',
  export: 'exportCarrierCases',
  views: builtInViews('listCarrierCases', () => [
    ...WITH_REQUIREMENTS,
    { id: 'missing', name: 'Not in your business', filter: { missing: { eq: true } } },
    { id: 'suggested', name: 'News to take over', filter: { suggested: { eq: true } } },
    CLOSED,
  ]),
} as const satisfies ListOperations;

const teamCaseViews = builtInViews('listTeamCarrierCases', () => [...WITH_REQUIREMENTS, CLOSED]);

/** Cases of one of the associate's teams, masked by the server. */
export const teamCaseList = (team: TeamType) =>
  ({
    name: 'team-carrier-cases',
    list: 'listTeamCarrierCases',
    count: 'countTeamCarrierCases',
    export: 'exportTeamCarrierCases',
    views: teamCaseViews,
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
