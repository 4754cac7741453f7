import type {
  AckStatus,
  ChargebackReason,
  CompensationStatus,
  CompensationType,
  Currency,
  EscrowReason,
  ExportStatus,
  LevelCode,
  PeriodStatus,
  PremiumMode,
  RequestStatus,
  TrainingProgramStatus,
} from '@upline/domain';
import type {
  ChainOutcome,
  EventTrace,
  LineTrace,
  PolicyEvent,
  PortionSnapshot,
  ProgramTrace,
} from '@upline/domain/compensation';
import type { RunTotals } from '@upline/domain/pay-run';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../../platform/database/tables.ts';

/** Stored as JSON; written as its text. */
type Json<T> = ColumnType<T, string, string>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    compensation_snapshot: CompensationSnapshotTable;
    compensation_line: CompensationLineTable;
    chargeback: ChargebackTable;
    pay_run: PayRunTable;
    payout: PayoutTable;
    training_program: TrainingProgramTable;
    training_case: TrainingCaseTable;
    policy_posting: PolicyPostingTable;
    policy_line: PolicyLineTable;
    policy_event: PolicyEventTable;
  }
}

interface CompensationSnapshotTable {
  policy_id: string;
  portion: number;
  submit_date: string;
  schedule_id: string | null;
  /** Set at the first posting (R-MNY-03). */
  is_final: Generated<boolean>;
  snapshot: Json<PortionSnapshot>;
  bv_cents: number | null;
  house_cents: number | null;
  outcomes: ColumnType<readonly ChainOutcome[] | null, string | null, string | null>;
}

/** What a line without a policy was paid for. */
export interface PlainExplanation {
  readonly text: string;
}

/** The trace of what a program paid, in addition to the sentence, which is all that earlier releases read. */
export type ProgramExplanation = PlainExplanation & ProgramTrace;

export type Explanation = LineTrace | EventTrace | ProgramExplanation | PlainExplanation;

export interface CompensationLineTable {
  id: Generated<string>;
  /** Rises with every line. */
  entry_no: Generated<number>;
  associate_code: string;
  policy_id: string | null;
  /** Who wrote the business. */
  source_associate_code: string | null;
  portion: number | null;
  compensation_type: CompensationType;
  /** Place in the canonical order of the policy's lines; 0 for others. */
  line_no: Generated<number>;
  installment: Generated<number>;
  level_at_snapshot: LevelCode | null;
  rate_bps: number | null;
  generation: number | null;
  base_bv_cents: number | null;
  /** Negative for chargebacks and negative adjustments. */
  amount_cents: number;
  /** Σ of the negatives against it without sign; `amount_cents − charged_cents` is left of it. */
  charged_cents: Generated<number>;
  currency: Currency;
  status: CompensationStatus;
  escrow_reason: EscrowReason | null;
  original_line_id: string | null;
  chargeback_id: string | null;
  pay_run_id: string | null;
  /** Set if it was paid in another currency (R-MNY-30). */
  paid_cents: Generated<number | null>;
  paid_currency: Generated<Currency | null>;
  explanation: Json<Explanation>;
  posted_at: Date;
  released_at: Date | null;
  voided_at: Date | null;
  void_reason: string | null;
  source_kind: string;
  source_id: string;
  source_no: number;
  created_by: string | null;
  version: Generated<number>;
}
export type CompensationLineRow = Selectable<CompensationLineTable>;

/** A debt of one associate from one event. Open while recovered and written off are less than the amount and it is not transferred. */
export interface ChargebackTable extends RecordColumns {
  id: Generated<string>;
  associate_code: string;
  policy_id: string | null;
  policy_event_id: string | null;
  reason: ChargebackReason;
  event_date: string;
  months_in_force: number | null;
  amount_cents: number;
  recovered_cents: Generated<number>;
  written_off_cents: Generated<number>;
  transferred_to_id: string | null;
  currency: Currency;
  note: string | null;
  document_id: string | null;
  dispute_text: string | null;
  dispute_document_id: string | null;
  dispute_status: RequestStatus | null;
  disputed_at: Date | null;
  dispute_answer: string | null;
}
export type ChargebackRow = Selectable<ChargebackTable>;

export interface PayRunTable extends RecordColumns {
  id: Generated<string>;
  number: number;
  period_start: string;
  period_end: string;
  cut_off_at: Date;
  pay_date: string;
  status: Generated<PeriodStatus>;
  opened_at: Date | null;
  opened_by: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  /** Target per unit of source, ten-thousandths (R-MNY-30). */
  usd_cad_rate: number | null;
  cad_usd_rate: number | null;
  work: 'Reviewing' | 'Closing' | null;
  closer: string | null;
  refusal: string | null;
  reviewed_at: Date | null;
  totals: ColumnType<readonly RunTotals[], string | undefined, string>;
  fingerprint: string | null;
}

export interface PayoutTable {
  id: Generated<string>;
  pay_run_id: string;
  associate_code: string;
  currency: Currency;
  gross_cents: number;
  withheld_cents: number;
  carry_in_cents: number;
  net_cents: number;
  carry_out_cents: number;
  partner_code: string | null;
  partner_cents: Generated<number>;
  payout_information_id: string | null;
  status: Generated<ExportStatus>;
  returned_reason: string | null;
  exported_at: Date | null;
  released_at: Date | null;
  pay_run_number: number;
  lines: Generated<number>;
  partner_information_id: string | null;
  bank_file_id: string | null;
  returns: Generated<number>;
  returned_at: Date | null;
  version: Generated<number>;
}

/** A step of the program that cannot be observed: its date and the file that proves it. */
interface ChecklistEntry {
  readonly on: string;
  readonly document_id: string;
}
export type TrainingChecklist = Readonly<
  Partial<Record<'pre_licensing_course' | 'exam_passed', ChecklistEntry>>
>;

export interface TrainingProgramTable extends RecordColumns {
  id: Generated<string>;
  associate_code: string;
  trainer_code: string;
  status: Generated<TrainingProgramStatus>;
  opened_at: string | null;
  due_date: string | null;
  completed_at: string | null;
  defaulted_at: string | null;
  reopened_at: string | null;
  reverted_at: string | null;
  checklist: ColumnType<TrainingChecklist, string | undefined, string>;
}
export type TrainingProgramRow = Selectable<TrainingProgramTable>;

export interface TrainingCaseTable {
  id: Generated<string>;
  program_id: string;
  policy_id: string;
  observed_on: string;
  status: Generated<AckStatus>;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
  trainer_comment: string | null;
  version: Generated<number>;
}

interface PolicyPostingTable {
  policy_id: string;
  is_posted: boolean;
  last_no: number;
  premium_mode: PremiumMode;
  posted_at: Date;
}

export interface PolicyLineTable {
  policy_id: string;
  line_no: number;
  portion: number;
  compensation_type: CompensationType;
  associate_code: string;
  source_associate_code: string;
  level_code: LevelCode;
  rate_bps: number;
  generation: number | null;
  base_bv_cents: number;
  /** For the whole first year. */
  amount_cents: number;
  months_posted: number;
  trace: Json<LineTrace>;
}
export type PolicyLineRow = Selectable<PolicyLineTable>;

interface PolicyEventTable {
  id: string;
  policy_id: string;
  event_no: number;
  reason: ChargebackReason;
  event_date: string;
  months_in_force: number;
  total_cents: number;
  event: Json<PolicyEvent>;
  note: string | null;
  document_id: string | null;
  reinstated_at: Date | null;
  created_at: Date;
  created_by: string | null;
}
