import type { TeamType } from '@upline/domain';
import { teamNamedIn } from '../team-slugs.ts';

export const PERIODS = ['Month', 'Quarter', 'Year'] as const;
export type Period = (typeof PERIODS)[number];

/** Whose team over which period; the whole downline and the month are left out of the address. */
export interface DashboardSearch {
  readonly team?: TeamType;
  readonly period?: Period;
}

/** `validateSearch` of the dashboard. */
export function dashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const team = teamNamedIn(search);
  const period = PERIODS.find((each) => each === search.period && each !== 'Month');
  return { ...(team && team !== 'Infinity' ? { team } : {}), ...(period ? { period } : {}) };
}

/** What the tiles are asked with. */
export const scopeOf = ({ team = 'Infinity', period = 'Month' }: DashboardSearch) => ({
  team_type: team,
  period,
});
export type DashboardScope = ReturnType<typeof scopeOf>;
