import type { ChargebackMethod } from '../enumerations/business.ts';
import type { ChargebackReason, CompensationType } from '../enumerations/payments.ts';
import type { PaymentTerms, PortionNumber } from './types.ts';

/** How a reason is settled (R-MNY-17). */
export type ReasonClass = 'Full Recovery' | 'Schedule' | 'Re-rate' | 'Amount';

/** Chargeback settings frozen on the policy. */
export interface ChargebackTerms {
  readonly method: ChargebackMethod;
  /** Period P in months; 0 means nothing is ever unearned by schedule. */
  readonly months: number;
  /** Method Step, months rising: the first step with m < through_month decides. */
  readonly steps: readonly { readonly through_month: number; readonly unearned_bps: number }[];
}

/**
 * A positive posting of a line that is not voided: an installment, a Training Reversion, or an Adjustment of a re-rate or
 * reinstatement.
 */
export interface LinePayment {
  readonly id: string;
  /** Who holds the money: after a reversion not the line's own associate. */
  readonly associate_code: string;
  readonly amount_cents: number;
  readonly status: 'Pending' | 'Escrow' | 'Paid';
  /** Σ |Chargeback and Chargeback Escrow entries| against this payment, ≥ 0. */
  readonly charged_cents: number;
}

/** A line with all that was posted on it. */
export interface LineLedger {
  readonly line_no: number;
  readonly portion: PortionNumber;
  readonly compensation_type: CompensationType;
  readonly associate_code: string;
  readonly rate_bps: number;
  /** Year's amount L at the first posting; re-rates stand in `events`. */
  readonly amount_cents: number;
  /** Months of the year whose installments are posted, 0–12; 12 when everything was paid at once. */
  readonly months_posted: number;
  /** Oldest first. Newest are charged first (R-MNY-20). */
  readonly payments: readonly LinePayment[];
}

/** What one event took from one payment. */
export interface Charge {
  readonly line_no: number;
  readonly payment_id: string;
  readonly associate_code: string;
  /** > 0. */
  readonly amount_cents: number;
  /** Negative entry with this status, or a Pending payment voided or reduced (R-MNY-20). */
  readonly taken_as: 'Chargeback' | 'Chargeback Escrow' | 'Pending';
}

/** An event that happened, stored as posted; later events are computed from it. */
export interface PolicyEvent {
  /** The caller's id: an event that the policy already has changes nothing (I6). */
  readonly id: string;
  readonly reason: ChargebackReason;
  readonly event_date: string;
  readonly months_in_force: number;
  /** Without those an admin gave back after a dispute (R-CB-03). */
  readonly charges: readonly Charge[];
  /** Reversed BV by portion; negative when a re-rate credits. */
  readonly bv_reversals: readonly { readonly portion: PortionNumber; readonly bv_cents: number }[];
  /** Re-rates only: the new year's amount of every line and the new BV of every portion. */
  readonly rerate: RerateResult | null;
  /** Negatives cancelled by a reinstatement (R-MNY-24): later events take no account of it. */
  readonly is_reinstated: boolean;
}

export interface RerateResult {
  readonly bv_cents: number;
  readonly portions: readonly { readonly portion: PortionNumber; readonly bv_cents: number }[];
  readonly lines: readonly { readonly line_no: number; readonly amount_cents: number }[];
}

/** All that chargebacks need to know of a policy. */
export interface PolicyLedger {
  readonly issue_date: string;
  readonly terms: ChargebackTerms;
  readonly payment: PaymentTerms;
  /** BV at the first posting. */
  readonly portions: readonly {
    readonly portion: PortionNumber;
    readonly share_bps: number;
    readonly bv_cents: number;
  }[];
  /** In canonical order. */
  readonly lines: readonly LineLedger[];
  /** In the order posted. */
  readonly events: readonly PolicyEvent[];
}

export interface ChargebackEvent {
  readonly id: string;
  readonly reason: ChargebackReason;
  readonly event_date: string;
  /** Of the policy, when known (R-MNY-16). */
  readonly paid_to_date: string | null;
  readonly termination_date: string | null;
  /** Re-rate reasons: the policy's new BV. */
  readonly new_bv_cents?: number;
  /** Amount reasons: what to take from which line. */
  readonly amounts?: readonly { readonly line_no: number; readonly amount_cents: number }[];
}

/** Posting the engine asks for. Amounts are signed as they are to be posted. */
export type PostingAction =
  /** Negative line against a payment. */
  | {
      readonly action: 'Charge';
      readonly line_no: number;
      readonly payment_id: string;
      readonly associate_code: string;
      readonly status: 'Chargeback' | 'Chargeback Escrow';
      readonly amount_cents: number;
      readonly trace: EventTrace;
    }
  /** Void a Pending payment (with its Chargeback Escrow entries); `replacement_cents` > 0 is posted at once in its place. */
  | {
      readonly action: 'Void';
      readonly line_no: number;
      readonly payment_id: string;
      readonly associate_code: string;
      readonly replacement_cents: number;
      readonly trace: EventTrace;
    }
  /** Positive Adjustment line; held as a new line of the line's own type would be (`decidePosting`). */
  | {
      readonly action: 'Adjust';
      readonly line_no: number;
      readonly associate_code: string;
      readonly amount_cents: number;
      /** The payment whose charge is given back, still in Escrow: the Adjustment joins it there, with its reason. */
      readonly escrow_payment_id: string | null;
      readonly trace: EventTrace;
    };

export interface EventOutcome {
  /** Store it with the policy. Null when the event changes nothing because it was posted before. */
  readonly event: PolicyEvent | null;
  readonly actions: readonly PostingAction[];
  /** Σ taken per line in canonical order (negative: paid out). */
  readonly line_cents: readonly number[];
  readonly total_cents: number;
  /** Scheduled future installments end (R-MNY-18). */
  readonly cancels_installments: boolean;
  /** R-MNY-23. */
  readonly is_fully_charged_back: boolean;
}

export interface ReinstatementOutcome {
  /** Mark these as reinstated. */
  readonly event_ids: readonly string[];
  readonly actions: readonly PostingAction[];
  readonly total_cents: number;
  /** BV credited again on the date, by portion. */
  readonly bv_credits: readonly { readonly portion: PortionNumber; readonly bv_cents: number }[];
}

/** Explanation stored with what an event posts; its texts come from it alone (R-EXP-01). */
export interface EventTrace {
  readonly reason: ChargebackReason;
  readonly reason_class: ReasonClass;
  /** True when the entry gives back what the event took. */
  readonly is_reinstatement: boolean;
  readonly event_date: string;
  readonly method: ChargebackMethod;
  readonly period_months: number;
  readonly months_in_force: number;
  /** Unearned share as reduced fraction, `2/3`. */
  readonly unearned: string;
  /** Standing on the line before the event: paid_i of R-MNY-19. */
  readonly paid_cents: number;
  /** Earned of the year's amount after these months as reduced fraction of a cent; null where the method has no such amount. */
  readonly earned: string | null;
  /** Taken by earlier schedule events, s_i of R-MNY-19. */
  readonly taken_before_cents: number;
  /** Year's amount the line stood at, and is at after a re-rate. */
  readonly full_cents: number;
  readonly new_full_cents: number | null;
  /** Exact amount taken from the line in cents, negative when paid out. */
  readonly exact: string;
  readonly remainder_cent: 0 | 1;
  /** Σ taken from the line by this event, negative when paid out. */
  readonly line_cents: number;
  /** What is posted, and its amount: a part of the above where several payments are charged; of a Void what remains. */
  readonly action: 'Charge' | 'Void' | 'Adjust';
  readonly entry_cents: number;
}
