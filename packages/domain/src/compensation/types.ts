import type { LevelCode } from '../access/levels.ts';
import type { PaymentBasis, PremiumMode, ProductType } from '../enumerations/business.ts';
import type { CompensationType, EscrowReason, PolicyCompensationType } from '../enumerations/payments.ts';
import type { AssociateStatus, TrainingProgramStatus } from '../enumerations/people.ts';

/** 0 is the Writing portion, 1 and 2 are Split 1 and Split 2 in entry order (R-MNY-05). */
export type PortionNumber = 0 | 1 | 2;

/** A person as frozen on the submit date (R-MNY-01). */
export interface SnapshotPerson {
  readonly code: string;
  readonly level_code: LevelCode;
  /** Schedule rate of BV for the product and kind on that date, basis points. */
  readonly rate_bps: number;
  readonly is_senior: boolean;
  /**
   * Life-line license valid on the submit date (R-MNY-05a): own, or the spouse's with `use_spouse_licenses`; also true
   * with `disable_license_check`. Read for uplines only.
   */
  readonly is_licensed: boolean;
}

/** What is frozen per portion; serializable as JSON. */
export interface PortionSnapshot {
  readonly portion: PortionNumber;
  /** Of the policy; the shares of a policy's portions add up to 10000. */
  readonly share_bps: number;
  readonly kind: PolicyCompensationType;
  /** Name or id of the schedule version the rates came from; null means the ladder alone. */
  readonly schedule_version: string | null;
  readonly submit_date: string;
  readonly producer: SnapshotPerson;
  /** Training associate of the policy; only on the Writing portion. Ignored unless the kind is First Year. */
  readonly trainee: SnapshotPerson | null;
  /** Nearest first; without the root. */
  readonly uplines: readonly SnapshotPerson[];
  /** Revenue Bonus of generation 1, 2, … in basis points. */
  readonly generation_rates_bps: readonly number[];
}

/** Why somebody in the chain got no override (or, after the base, no generation) where the line passed them. */
export type PassReason =
  | 'Terminated'
  | 'Resigned'
  | 'Unlicensed'
  | 'Same Level'
  | 'Same Rate'
  | 'Lower Rate'
  | 'Not Senior';

export interface PassedPerson {
  readonly code: string;
  readonly level_code: LevelCode;
  readonly rate_bps: number;
  readonly reason: PassReason;
}

/** One person of the chain and what became of them: the ground for R-EXP-02. */
export interface ChainOutcome extends PassedPerson {
  /** Code and level of the person who was already paid the rate below. */
  readonly paid_below_code: string;
  readonly paid_below_level_code: LevelCode;
  readonly paid_below_bps: number;
  /** Generation reached, 0 for the base, null for who is skipped or not senior. */
  readonly generation: number | null;
}

/** Part of the year's amount one payment carries (4.7). */
export interface InstallmentPart {
  /** 0 is the first payment, then 1, 2, … */
  readonly installment: number;
  readonly from_month: number;
  readonly through_month: number;
  readonly amount_cents: number;
}

/**
 * Explanation stored with each line (R-MNY-09, domain.md 4.13). Every text of "Explain" comes from it alone (R-EXP-01):
 * the year's amount is floor(exact) + remainder_cent.
 */
export interface LineTrace {
  readonly bv_cents: number;
  readonly portion: PortionNumber;
  readonly portion_bps: number;
  readonly portion_bv_cents: number;
  readonly schedule_version: string | null;
  readonly kind: PolicyCompensationType;
  readonly submit_date: string;
  readonly compensation_type: CompensationType;
  readonly associate_code: string;
  readonly level_code: LevelCode;
  /** Writing or split associate of the portion. */
  readonly producer_code: string;
  readonly producer_rate_bps: number;
  readonly own_rate_bps: number;
  /** Highest rate paid before this line; for the Writing line what the training line took. */
  readonly paid_below_bps: number;
  /** Who holds `paid_below_bps`; null when nothing was paid below. */
  readonly paid_below_code: string | null;
  readonly line_bps: number;
  readonly generation: number | null;
  /** People between the payer below and this line. For Revenue Bonus the payer below is the generation before. */
  readonly passed: readonly PassedPerson[];
  /** Exact amount in cents as reduced fraction, `104938/25`; an integer has no slash. */
  readonly exact: string;
  readonly remainder_cent: 0 | 1;
  /** Set when the line is posted (R-MNY-10). */
  readonly hold: EscrowReason | null;
  /** Set when the year's amount is paid in parts (R-MNY-15). */
  readonly installment: InstallmentPart | null;
  /** Of a Training Reversion (R-MNY-11): what was left of the training line when it went to the writing associate. */
  readonly reversion: { readonly amount_cents: number } | null;
}

/** One line of a portion for the whole first year, or for one renewal receipt. Nothing is decided about its status yet. */
export interface CompensationLine {
  /** Place in the canonical order of the policy (4.4 step 5), from 1. */
  readonly line_no: number;
  readonly portion: PortionNumber;
  readonly compensation_type: CompensationType;
  readonly associate_code: string;
  readonly source_associate_code: string;
  readonly level_code: LevelCode;
  readonly rate_bps: number;
  readonly generation: number | null;
  /** Portion BV. */
  readonly base_bv_cents: number;
  /** Never negative; zero when rounding made it so. */
  readonly amount_cents: number;
  readonly trace: LineTrace;
}

export interface PortionResult {
  readonly portion: PortionNumber;
  readonly bv_cents: number;
  readonly lines: readonly CompensationLine[];
  readonly house_cents: number;
  /** Everybody of the chain who was passed for an override, with the first reason: store it for R-EXP-02. */
  readonly outcomes: readonly ChainOutcome[];
}

export interface PolicyResult {
  readonly bv_cents: number;
  readonly portions: readonly PortionResult[];
  /** All lines in canonical order, portions in order. */
  readonly lines: readonly CompensationLine[];
  readonly house_cents: number;
}

/** Status of a person on the day of posting (R-MNY-03). */
export type StatusOf = (code: string) => AssociateStatus;

/** Facts about the recipient that decide whether a line is held (R-MNY-10, R-MNY-34), read again at every posting. */
export interface RecipientAtPosting {
  readonly status: AssociateStatus;
  /** Life-line license valid on the posting day (R-MNY-05a), `use_spouse_licenses` included. */
  readonly is_licensed: boolean;
  readonly disable_license_check: boolean;
  readonly disable_training_escrow: boolean;
  readonly escrow_future_compensations: boolean;
  /** Of the recipient's training program; null without one, which counts as not completed. */
  readonly training_status: TrainingProgramStatus | null;
  /** Under heightened supervision and the review of this policy is not Acknowledged. */
  readonly supervision_open: boolean;
}

export interface PostingDecision {
  readonly status: 'Pending' | 'Escrow';
  readonly escrow_reason: EscrowReason | null;
}

/** How a policy's first-year lines are paid (R-MNY-13, R-MNY-14). */
export interface PaymentTerms {
  readonly payment_basis: PaymentBasis;
  /** 0–12; already looked up policy → product → provider → 12. */
  readonly advance_months: number;
  readonly premium_mode: PremiumMode;
}

/** A row of a compensation schedule (2.16). Neither product nor type: every product (`*`). */
export interface ScheduleRate {
  readonly product_id: string | null;
  readonly product_type: ProductType | null;
  readonly level_code: LevelCode;
  readonly kind: PolicyCompensationType;
  readonly rate_bps: number;
}

/** What a schedule is asked for. */
export interface ScheduleTarget {
  readonly product_id: string | null;
  readonly product_type: ProductType | null;
  readonly kind: PolicyCompensationType;
}

export interface ScheduleFinding extends ScheduleTarget {
  readonly rule: 'R-SCH-01' | 'R-SCH-02';
  readonly level_code: LevelCode;
  readonly message: string;
}
