import { TEAM_TYPES } from '@upline/domain';
import { z } from 'zod';
import { DASHBOARD_PERIODS, type DashboardPeriod, daysOf } from '../dashboards/dashboard-scope.ts';
import { oneOf } from '../platform/operation/fields.ts';

/** The period a report is of: the one a day is in. */
export const periodParameters = (initial: DashboardPeriod) => ({
  period: oneOf('Period', DASHBOARD_PERIODS).default(initial),
  on: z.iso
    .date()
    .refine((day) => day >= '2000-01-01' && day < '2200-01-01', '{label} is not valid')
    .optional()
    .meta({ label: 'On', description: 'A day of the period wanted; by default today' }),
});

/** Personal: oneself alone (R-TEAM-02). */
export const teamParameter = {
  team_type: oneOf('Team Type', TEAM_TYPES)
    .default('Personal')
    .meta({ label: 'Team Type', description: 'Personal: oneself alone (R-TEAM-02)' }),
};

interface PeriodAsked {
  readonly period: DashboardPeriod;
  readonly on?: string | undefined;
}

/** First and last day of the period asked for. */
export const periodAsked = ({ period, on }: PeriodAsked, today: string) => daysOf(period, on ?? today).whole;
