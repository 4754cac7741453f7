import type { OperationAnswer } from '@upline/api-client';
import type { FnaTool } from '@upline/domain/calculators';
import { builtInViews, inputFor, type ListOperations } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit';

/** The operations the list of analyses lives on; the route loads by them and the screen shows by them. */
export const ANALYSIS_LIST = {
  name: 'analyses',
  list: 'listAnalyses',
  count: 'countAnalyses',
  export: 'exportAnalyses',
  views: builtInViews('listAnalyses', () => [
    { id: 'drafts', name: 'Drafts', filter: { status: { in: ['Draft'] } } },
    { id: 'completed', name: 'Completed', filter: { status: { in: ['Completed'] } } },
  ]),
} as const satisfies ListOperations;

export type AnalysisRow = OperationAnswer<'listAnalyses'>['rows'][number];

/** Whom an analysis is for: one of the two is named. */
export type Subject = Pick<AnalysisRow, 'client_id' | 'prospect_id'>;

export const ANALYSES = '/business/financial-needs-analysis';

const PATHS = {
  DIME: `${ANALYSES}/dime`,
  'Financial Lifestyle Strategy': `${ANALYSES}/financial-lifestyle-strategy`,
} as const satisfies Record<FnaTool, string>;

/** Where a tool is started, for somebody if one is named. */
export const startOf = (tool: FnaTool, { client_id, prospect_id }: Partial<Subject> = {}): LinkTarget => ({
  to: PATHS[tool],
  search: { ...(client_id ? { client: client_id } : {}), ...(prospect_id ? { prospect: prospect_id } : {}) },
});

/** The page of an analysis: its form while it is a draft, a paper once it is completed. */
export const pageOf = ({ tool, id }: Pick<AnalysisRow, 'tool' | 'id'>): LinkTarget => ({
  to: `${PATHS[tool]}/$id`,
  params: { id },
});

/** Some analyses of one person side by side. */
export const compareOf = (ids: readonly string[]): LinkTarget => ({
  to: `${ANALYSES}/compare`,
  search: { ids: ids.join(',') },
});

/** More analyses than one person ever has. */
const MOST = '200';

/** Query of the analyses of one person. */
export const ofSubject = ({ client_id, prospect_id }: Subject) =>
  inputFor<'listAnalyses'>({
    query: {
      filter: client_id ? { client_id: { eq: client_id } } : { prospect_id: { eq: prospect_id } },
      limit: MOST,
    },
  })[0];

/** Address of a start: for whom. */
export const startSearch = (search: Record<string, unknown>): { client?: string; prospect?: string } => ({
  ...(typeof search.client === 'string' ? { client: search.client } : {}),
  ...(typeof search.prospect === 'string' ? { prospect: search.prospect } : {}),
});

/** As many analyses as fit side by side. */
export const MOST_COMPARED = 4;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Address of a comparison: the ids of analyses. */
export const compareSearch = (search: Record<string, unknown>): { ids: string } => ({
  ids: [...new Set(String(search.ids ?? '').split(','))]
    .filter((id) => UUID.test(id))
    .slice(0, MOST_COMPARED)
    .join(','),
});
