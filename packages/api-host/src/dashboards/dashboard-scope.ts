import { firstOfMonth, TEAM_TYPES, type TeamType } from '@upline/domain';
import { type PeriodDays, periodOf } from '@upline/domain/production';
import { z } from 'zod';
import { me, type NetworkNode } from '../network/nodes.store.ts';
import type { Months } from '../network/sums/production.store.ts';
import type { Db } from '../platform/database/database.ts';
import type { Caller } from '../platform/operation/caller.ts';
import { oneOf } from '../platform/operation/fields.ts';
import { notFound } from '../platform/operation/problem.ts';
import { viewerOf } from '../team/team.service.ts';
import { rootCode } from './dashboard-scope.store.ts';

/** Periods of a dashboard (domain.md 2.34); their whole months are those of the roll-ups. */
export const DASHBOARD_PERIODS = ['Month', 'Quarter', 'Year'] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

const period = oneOf('Period', DASHBOARD_PERIODS).default('Month');

export const dashboardQuery = z.strictObject({
  team_type: oneOf('Team Type', TEAM_TYPES)
    .default('Personal')
    .meta({ label: 'Team Type', description: 'Personal: own production alone (R-TEAM-02)' }),
  period,
});

/** Of the whole company, for admins. */
export const companyQuery = z.strictObject({ period });

/** Whose figures over which days: what every tile is computed from. */
export interface DashboardScope {
  readonly node: NetworkNode;
  readonly teamType: TeamType;
  readonly period: DashboardPeriod;
  readonly days: PeriodDays & { readonly previous: NonNullable<PeriodDays['previous']> };
  readonly today: string;
}

/** First days of the months from the one of a day to the one of another. */
export const monthsOf = ({ from, to }: { from: string; to: string }): Months => ({
  from: firstOfMonth(from),
  to: firstOfMonth(to),
});

/** The caller's scope; 403 for a team type of seniors asked for by somebody else (R-TEAM-03). */
export async function ownScope(
  { db, today, caller }: { db: Db; today: string; caller: Caller },
  query: z.output<typeof dashboardQuery>,
): Promise<DashboardScope> {
  const node = await viewerOf(db, caller, query.team_type);
  return scopeOf(node, query.team_type, query.period, today);
}

/** The whole company: everybody below the root, and the root. */
export async function companyScope(
  { db, today }: { db: Db; today: string },
  query: z.output<typeof companyQuery>,
): Promise<DashboardScope> {
  const code = await rootCode(db);
  const node = code === undefined ? undefined : await me(db, code);
  if (!node) throw notFound();
  return scopeOf(node, 'Infinity', query.period, today);
}

/** The days of a dashboard's period. */
export const daysOf = (asked: DashboardPeriod, today: string): DashboardScope['days'] =>
  periodOf(asked, today);

const scopeOf = (
  node: NetworkNode,
  teamType: TeamType,
  asked: DashboardPeriod,
  today: string,
): DashboardScope => ({ node, teamType, period: asked, days: daysOf(asked, today), today });
