import type { Currency } from '@upline/domain';
import type { Generated, Selectable } from 'kysely';
import type { PayoutTable, PayRunTable } from '../compensation/compensation.tables.ts';

export type PayRun = Selectable<PayRunTable>;
export type Payout = Selectable<PayoutTable>;

/** A payout as it would be, or a person left out of the run. */
interface PayRunReviewTable {
  pay_run_id: string;
  associate_code: string;
  currency: Currency;
  processing: 'Processed' | 'Action Required';
  held_reason: string | null;
  lines: number;
  /** Of held people what waits; otherwise the gross. */
  pending_cents: number;
  gross_cents: number;
  withheld_cents: number;
  carry_in_cents: number;
  net_cents: number;
  carry_out_cents: number;
  partner_code: string | null;
  partner_cents: number;
}
export type ReviewRow = Selectable<PayRunReviewTable>;

interface PayoutRecoveryTable {
  payout_id: string;
  chargeback_id: string;
  amount_cents: number;
  /** Of a debt in another currency than the payout's, in its own (R-MNY-30). */
  debt_cents: Generated<number | null>;
}

interface BankFileTable {
  id: string;
  pay_run_id: string;
  number: number;
  currency: Currency;
  payouts: number;
  total_cents: number;
  created_at: Date;
  created_by: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    pay_run_review: PayRunReviewTable;
    payout_recovery: PayoutRecoveryTable;
    bank_file: BankFileTable;
  }
}
