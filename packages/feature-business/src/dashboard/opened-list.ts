import type { FilterOf } from '@upline/api-client';
import { listed } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit';
import type { DashboardScope } from './dashboard-search.ts';

/** A filter of own policies, and of the team's. */
export type PolicyFilter = FilterOf<'listPolicies'> & FilterOf<'listTeamPolicies'>;

/** First and last day of what a figure counts. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const submittedIn = ({ from, to }: Days): PolicyFilter => ({ submit_date: { between: [from, to] } });
export const issuedIn = ({ from, to }: Days): PolicyFilter => ({ issue_date: { between: [from, to] } });

/** The list that makes a figure: own policies with credit in them, or the team's and the own (R-TEAM-01). */
export const listOf = ({ team_type }: DashboardScope, filter: PolicyFilter): LinkTarget => ({
  to: '/business',
  search:
    team_type === 'Personal'
      ? listed('listPolicies', { filter: { ...filter, role: { in: ['Writing', 'Split'] } } })
      : { team: team_type, counted: 'Production', ...listed('listTeamPolicies', { filter }) },
});
