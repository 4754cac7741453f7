import { analysesFields } from '@upline/api-client/lists/analyses.ts';
import { columnsFor } from '@upline/shell';
import { Money } from '@upline/ui-kit';

/** Columns of the list of analyses (domain.md 2.20). */
export const ANALYSIS_COLUMNS = columnsFor<'listAnalyses'>(analysesFields, [
  { field: 'name', cardRole: 'title', pinned: true, secret: true, width: 200 },
  { field: 'tool', cardRole: 'subtitle', width: 230 },
  { field: 'title', cardRole: 'meta', secret: true, width: 260 },
  { field: 'status', cardRole: 'meta', width: 120 },
  {
    field: 'gap_cents',
    cardRole: 'meta',
    cell: ({ gap_cents, currency }) => <Money cents={gap_cents} currency={currency} />,
    width: 150,
  },
  { field: 'updated_at', cardRole: 'meta', width: 170 },
  { field: 'completed_at', defaultHidden: true, width: 170 },
]);
