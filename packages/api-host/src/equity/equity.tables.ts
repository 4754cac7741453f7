import type { ExportStatus } from '@upline/domain';
import type { EquitySource } from '@upline/domain/production';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../platform/database/tables.ts';

export interface EquityCreditTable extends RecordColumns {
  id: Generated<string>;
  associate_code: string;
  grant_date: string;
  source: EquitySource;
  credits: number;
  status: Generated<ExportStatus>;
  forfeited_on: string | null;
  is_for_cause: Generated<boolean>;
  note: string | null;
  milestone: string | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    equity_credit: EquityCreditTable;
  }
}
