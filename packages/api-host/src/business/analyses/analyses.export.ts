import type { ListExport } from '../../platform/list/list-operations.ts';
import { analysisList } from './analyses.list.ts';
import type { AnalysisListRow } from './analyses.store.ts';

/** The list as a file: what its columns show, nothing of the answers behind. */
export const analysisExport: ListExport<AnalysisListRow> = {
  label: 'Financial Needs Analyses',
  needs: 'business.view',
  columns: {
    ...analysisList.columns('name', 'title', 'tool', 'status', 'gap_cents'),
    currency: { label: 'Currency', type: 'text' },
    ...analysisList.columns('completed_at', 'updated_at'),
  },
};
