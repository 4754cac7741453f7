import type { FnaStatus } from '@upline/domain';
import type { FnaTool } from '@upline/domain/calculators';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    analysis: AnalysisTable;
  }
}

export interface AnalysisTable extends RecordColumns {
  id: string;
  owner_code: string;
  client_id: string | null;
  prospect_id: string | null;
  tool: FnaTool;
  title: string;
  status: Generated<FnaStatus>;
  answers_sealed: string;
  results_sealed: string | null;
  formula_version: number | null;
  gap_cents: number | null;
  dime_id: string | null;
  completed_at: Date | null;
  prepared_by: string;
}
