import type { ColumnType, Generated, Selectable } from 'kysely';

/** What a call to the client brought. */
export const CALL_OUTCOMES = ['No Answer', 'Reached', 'Promised', 'Paid', 'Lost'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export interface LatePremiumTable {
  id: Generated<string>;
  policy_id: string;
  due_on: string;
  grace_ends_on: string;
  is_lapse_reported: Generated<boolean>;
  reported_on: string;
  outcome: ColumnType<CallOutcome | null, CallOutcome | null | undefined, CallOutcome | null>;
  promised_on: ColumnType<string | null, string | null | undefined, string | null>;
  called_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  closed_on: ColumnType<string | null, string | null | undefined, string | null>;
  closed_as: ColumnType<
    'Paid' | 'Lapsed' | null,
    'Paid' | 'Lapsed' | null | undefined,
    'Paid' | 'Lapsed' | null
  >;
  version: Generated<number>;
}
export type LatePremiumRow = Selectable<LatePremiumTable>;

export interface LatePremiumCallTable {
  id: Generated<string>;
  late_premium_id: string;
  outcome: CallOutcome;
  promised_on: string | null;
  note: string | null;
  called_at: Date;
  called_by: string;
}

export interface LatePremiumRiskTable {
  late_premium_id: string;
  associate_code: string;
  debt_cents: number;
  total_cents: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    late_premium: LatePremiumTable;
    late_premium_call: LatePremiumCallTable;
    late_premium_risk: LatePremiumRiskTable;
  }
}
