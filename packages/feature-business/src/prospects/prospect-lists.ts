import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { builtInViews, type ListOperations, type ListSearch, listSearch } from '@upline/shell';

/** The operations the prospects list lives on; the route loads by them and the screen shows by them. */
export const PROSPECT_LIST = {
  name: 'prospects',
  list: 'listProspects',
  count: 'countProspects',
  export: 'exportProspects',
  views: builtInViews('listProspects', () => [
    { id: 'overdue', name: 'Overdue', filter: { overdue: { eq: true } } },
    { id: 'no-next-action', name: 'No next action', filter: { next_action_date: { isNull: true } } },
    { id: 'new', name: 'New', filter: { stage: { in: ['New Prospect'] } } },
    { id: 'follow-up', name: 'Follow up', filter: { stage: { in: ['Follow Up'] } } },
    { id: 'lost', name: 'Lost', filter: { lost: { eq: true } } },
  ]),
} as const satisfies ListOperations;

/** As many cards as the board holds, the next actions first; the list has the rest. */
export const BOARD_QUERY = { query: { limit: 200 } } as const;

/** Of whose prospects the stages are counted (R-PRO-05). */
export const teamStages = (team: TeamType) => ({ query: { team } });

export type ProspectSearch = ListSearch & { readonly layout?: 'board'; readonly team?: TeamType };

/** Address of the page: the list, the board of stages, or the counts of a team. */
export function prospectSearch(search: Record<string, unknown>): ProspectSearch {
  const team = TEAM_TYPES.find((type) => type === search.team);
  if (team) return { team };
  return { ...listSearch(search), ...(search.layout === 'board' ? { layout: 'board' } : {}) };
}
