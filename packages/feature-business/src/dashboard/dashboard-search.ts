import { TEAM_TYPES, type TeamType } from '@upline/domain';

export const PERIODS = ['Month', 'Quarter', 'Year'] as const;
export type Period = (typeof PERIODS)[number];

/** Whose figures over which period; `Personal` and `Month` are left out of the address. */
export interface DashboardSearch {
  readonly team?: TeamType;
  readonly period?: Period;
}

/** `validateSearch` of the dashboard. */
export function dashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const team = TEAM_TYPES.find((type) => type === search.team && type !== 'Personal');
  const period = PERIODS.find((each) => each === search.period && each !== 'Month');
  return { ...(team ? { team } : {}), ...(period ? { period } : {}) };
}

/** What the tiles are asked with. */
export const scopeOf = ({ team = 'Personal', period = 'Month' }: DashboardSearch) => ({
  team_type: team,
  period,
});
export type DashboardScope = ReturnType<typeof scopeOf>;
