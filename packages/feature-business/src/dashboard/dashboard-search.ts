import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { type Access, isLeader } from '@upline/shell';

export const PERIODS = ['Month', 'Quarter', 'Year'] as const;
export type Period = (typeof PERIODS)[number];

/** Whose figures over which period; what the page opens on is left out of the address. */
export interface DashboardSearch {
  readonly team?: TeamType;
  readonly period?: Period;
}

/** `validateSearch` of the dashboard. */
export function dashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const team = TEAM_TYPES.find((type) => type === search.team);
  const period = PERIODS.find((each) => each === search.period && each !== 'Month');
  return { ...(team ? { team } : {}), ...(period ? { period } : {}) };
}

/** Whose figures the page opens on: a leader's are the team's. */
export const firstTeamOf = (access: Access): TeamType => (isLeader(access) ? 'Infinity' : 'Personal');

/** What the tiles are asked with. */
export const scopeOf = ({ team, period = 'Month' }: DashboardSearch, access: Access) => ({
  team_type: team ?? firstTeamOf(access),
  period,
});
export type DashboardScope = ReturnType<typeof scopeOf>;
