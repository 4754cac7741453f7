import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { type ListOperations, type ListSearch, listSearch } from '@upline/shell';

/** The operations the prospects list lives on; the route loads by them and the screen shows by them. */
export const PROSPECT_LIST = {
  name: 'prospects',
  list: 'listProspects',
  count: 'countProspects',
  export: 'exportProspects',
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
