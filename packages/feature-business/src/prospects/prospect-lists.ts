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

export type ProspectSearch = ListSearch & { readonly layout?: 'board' };

/** Address of the page: the list, or the board of stages. */
export function prospectSearch(search: Record<string, unknown>): ProspectSearch {
  return { ...listSearch(search), ...(search.layout === 'board' ? { layout: 'board' } : {}) };
}
