import { ASSOCIATE_STATUSES, isCalendarDate, type TeamType } from '@upline/domain';
import { builtInViews, type ListOperations, type ListSearch, listSearch } from '@upline/shell';
import { SLUGS } from '../team-slugs.ts';

const teamViews = builtInViews('listTeam', () => [
  { id: 'new', name: 'New this month', filter: { join_date: { during: 'this_month' } } },
  {
    id: 'writing',
    name: 'Wrote this month',
    filter: { month_bv: { gt: 0 } },
    order: { month_bv: 'DESC' },
  },
  { id: 'unlicensed', name: 'Not licensed', filter: { licensed: { eq: false } } },
  { id: 'inactive', name: 'Inactive', filter: { status: { in: ['Resigned', 'Terminated'] } } },
]);

/** Whose rows of a team a figure of the dashboard opens, besides its members. */
export interface Counted {
  /** Those whose production makes the team's figure, oneself among them (R-TEAM-01, R-TEAM-02). */
  readonly counted?: 'Production';
  /** Those who were Active on this day, of the people now in the team. */
  readonly active_on?: string;
}

export type TeamSearch = ListSearch & Counted;

/** Somebody who has left counts as well. */
export const EVERYBODY = { status: { in: [...ASSOCIATE_STATUSES] } };

/** Address of a team's list; what cannot be read is left out. */
export function teamSearch(search: Record<string, unknown>): TeamSearch {
  return {
    ...listSearch(search),
    ...(search.counted === 'Production' ? { counted: search.counted } : {}),
    ...(typeof search.active_on === 'string' && isCalendarDate(search.active_on)
      ? { active_on: search.active_on }
      : {}),
  };
}

/** The operations of a team's list; the route loads by them and the screen shows by them. */
export const teamList = (type: TeamType, { counted, active_on }: Counted = {}) =>
  ({
    name: 'team',
    list: 'listTeam',
    count: 'countTeam',
    export: `exportTeam${type}`,
    params: { type: SLUGS[type] },
    ...(counted || active_on
      ? { query: { ...(counted && { counted }), ...(active_on && { active_on }) } }
      : { views: teamViews }),
    // The sum that the figure shows is below its rows.
    ...(counted ? { totals: 'totalTeam' as const } : {}),
  }) as const satisfies ListOperations;
