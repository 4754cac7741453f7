import type { ListFilter } from '@upline/domain';
import type { LinkTarget } from '@upline/ui-kit';
import type { DashboardScope } from './dashboard-search.ts';

/** First and last day of what a figure counts. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const submittedIn = ({ from, to }: Days): ListFilter => ({ submit_date: { between: [from, to] } });
export const issuedIn = ({ from, to }: Days): ListFilter => ({ issue_date: { between: [from, to] } });

/** The list that makes a figure: own policies with credit in them, or the team's. */
export const listOf = ({ team_type }: DashboardScope, filter: ListFilter): LinkTarget => ({
  to: '/business',
  search:
    team_type === 'Personal'
      ? { filter: { ...filter, role: { in: ['Writing', 'Split'] } } }
      : { team: team_type, filter },
});
