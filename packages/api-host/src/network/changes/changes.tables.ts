import type { ApprovalStatus, LevelCode } from '@upline/domain';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    network_change: NetworkChangeTable;
    upline_change_request: UplineChangeRequestTable;
    upline_change_step: UplineChangeStepTable;
  }
}

export interface NetworkChangeTable {
  id: Generated<string>;
  kind: 'Transfer' | 'Level';
  associate_code: string;
  to_upline_code: string | null;
  with_downline: boolean | null;
  to_level_code: LevelCode | null;
  effective_date: string;
  reason: string;
  status: 'Scheduled' | 'Running' | 'Done' | 'Failed' | 'Cancelled';
  total: Generated<number>;
  moved: Generated<number>;
  problem: string | null;
  finished_at: Date | null;
  created_at: Generated<Date>;
  created_by: string | null;
  version: Generated<number>;
}

export interface UplineChangeRequestTable extends RecordColumns {
  id: Generated<string>;
  associate_code: string;
  from_upline_code: string;
  to_upline_code: string;
  owner_code: string | null;
  reason: string;
  with_downline: boolean;
  status: ApprovalStatus;
  no_answer: Generated<boolean>;
  answer_by: string | null;
  answer_note: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  effective_date: string | null;
}

/** Who acts on a request, in the words of its history. */
export const UPLINE_CHANGE_ROLES = [
  'Associate',
  'Present RMD',
  'New Upline',
  'Home Office',
  'System',
] as const;
export type UplineChangeRole = (typeof UPLINE_CHANGE_ROLES)[number];

export interface UplineChangeStepTable {
  id: Generated<number>;
  request_id: string;
  status: ApprovalStatus;
  acted_as: UplineChangeRole;
  by_code: string | null;
  note: string | null;
  at: Date;
}
