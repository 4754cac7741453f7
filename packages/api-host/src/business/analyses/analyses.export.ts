import type { ListExport } from '../../platform/list/list-operations.ts';
import type { AnalysisListRow } from './analyses.store.ts';

/** The list as a file: what its columns show, nothing of the answers behind. */
export const analysisExport: ListExport<AnalysisListRow> = {
  label: 'Financial Needs Analyses',
  needs: 'business.view',
  columns: {
    name: { label: 'Client', type: 'text' },
    title: { label: 'Title', type: 'text' },
    tool: { label: 'Tool', type: 'text' },
    status: { label: 'Status', type: 'text' },
    gap_cents: { label: 'Gap', type: 'money' },
    currency: { label: 'Currency', type: 'text' },
    completed_at: { label: 'Completed', type: 'datetime' },
    updated_at: { label: 'Updated', type: 'datetime' },
  },
};
