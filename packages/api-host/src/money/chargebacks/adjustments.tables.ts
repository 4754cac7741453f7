import type { Currency, RequestStatus } from '@upline/domain';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    compensation_adjustment: AdjustmentTable;
  }
}

export interface AdjustmentTable {
  id: Generated<string>;
  associate_code: string;
  policy_id: string | null;
  amount_cents: number;
  currency: Currency;
  reason: string;
  status: RequestStatus;
  needs_second_person: boolean;
  requested_at: Date;
  requested_by: string;
  decided_at: Date | null;
  decided_by: string | null;
  decision_reason: string | null;
  version: Generated<number>;
}
export type AdjustmentRow = Selectable<AdjustmentTable>;
