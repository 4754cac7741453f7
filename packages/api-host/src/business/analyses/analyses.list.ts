import { FNA_STATUSES, foldText } from '@upline/domain';
import { FNA_TOOLS } from '@upline/domain/calculators';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import type { AnalysisListRow } from './analyses.store.ts';

/** Analyses of the caller, those worked on last first (domain.md 2.20). */
export const analysisList = defineList<AnalysisListRow>({
  name: 'analyses',
  fields: {
    name: {
      label: 'Client',
      type: 'text',
      isPrivate: true,
      column: sql`(coalesce(client.name_key, prospect.name_key) collate "C")`,
      normalize: foldText,
    },
    title: { label: 'Title', type: 'text', isPrivate: true, column: 'analysis.title' },
    tool: { label: 'Tool', type: 'enum', column: 'analysis.tool', options: FNA_TOOLS },
    status: { label: 'Status', type: 'enum', column: 'analysis.status', options: FNA_STATUSES },
    gap_cents: {
      label: 'Gap',
      type: 'money',
      column: 'analysis.gap_cents',
      nullable: true,
      definition: FIGURES.analysisGap,
    },
    client_id: {
      label: 'Client',
      type: 'text',
      isPrivate: true,
      column: sql`analysis.client_id::text`,
      nullable: true,
    },
    prospect_id: {
      label: 'Prospect',
      type: 'text',
      isPrivate: true,
      column: sql`analysis.prospect_id::text`,
      nullable: true,
    },
    completed_at: {
      label: 'Completed',
      type: 'datetime',
      column: 'analysis.completed_at',
      nullable: true,
    },
    updated_at: { label: 'Updated', type: 'datetime', column: 'analysis.updated_at' },
  },
  defaultOrder: { updated_at: 'DESC' },
  key: { column: 'analysis.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
