import type { LevelCode, RequestStatus } from '@upline/domain';
import type { HalfRule, Measure, Qualification } from '@upline/domain/production';
import type { ColumnType, Generated } from 'kysely';
import type { RecordColumns } from '../platform/database/tables.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    level_qualification: LevelQualificationTable;
    level_close: { period_month: string; closed_at: Date; associates: number };
    level_request: LevelRequestTable;
  }
}

/** What is kept of a qualification: the requirements themselves are plan data (R-CFG-01). */
export interface KeptQualification {
  readonly measures: Partial<Record<Measure, number | null>>;
  readonly production: Pick<HalfRule, 'required_cents' | 'counted_cents'> | null;
}

export interface LevelQualificationTable {
  associate_code: string;
  period_month: string;
  level_at_close: LevelCode;
  qualified_level: LevelCode | null;
  personal_bv_cents: number;
  base_shop_bv_cents: number;
  super_base_bv_cents: number | null;
  super_team_bv_cents: number | null;
  recruits: number;
  licensed_count: number;
  legs: number;
  persistency_bps: number | null;
  next_level: KeptQualification | null;
  created_at: Generated<Date>;
}

export interface LevelRequestTable extends RecordColumns {
  id: Generated<string>;
  associate_code: string;
  from_level: LevelCode;
  to_level: LevelCode;
  evidence: ColumnType<Qualification, string, string>;
  note: string | null;
  status: Generated<RequestStatus>;
  decision_reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  effective_date: string | null;
}
