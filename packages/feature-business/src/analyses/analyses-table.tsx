import { FNA_STATUSES } from '@upline/domain';
import { FNA_TOOLS } from '@upline/domain/calculators';
import { Money } from '@upline/ui-kit';
import { wordColumn } from '@upline/ui-kit/data-list/column-options.ts';
import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';
import type { AnalysisRow } from './analysis-lists.ts';

/** Columns of the list of analyses (domain.md 2.20); ids are the fields of the request. */
export const ANALYSIS_COLUMNS: readonly DataListColumn<AnalysisRow>[] = [
  {
    id: 'name',
    label: 'Client',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    secret: true,
    width: 200,
  },
  { ...wordColumn('tool', 'Tool', FNA_TOOLS), cardRole: 'subtitle', width: 230 },
  {
    id: 'title',
    label: 'Title',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'meta',
    secret: true,
    width: 260,
  },
  { ...wordColumn('status', 'Status', FNA_STATUSES), cardRole: 'meta', width: 120 },
  {
    id: 'gap_cents',
    label: 'Gap',
    type: 'money',
    sortable: true,
    filter: { type: 'money', nullable: true },
    cardRole: 'meta',
    cell: ({ gap_cents, currency }) => <Money cents={gap_cents} currency={currency} />,
    width: 150,
  },
  {
    id: 'updated_at',
    label: 'Updated',
    type: 'datetime',
    sortable: true,
    filter: { type: 'datetime' },
    cardRole: 'meta',
    width: 170,
  },
  {
    id: 'completed_at',
    label: 'Completed',
    type: 'datetime',
    sortable: true,
    filter: { type: 'datetime', nullable: true },
    defaultHidden: true,
    width: 170,
  },
];
