import type { Currency, PaymentProcessing, PolicyCompensationType } from '@upline/domain';
import type { Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../../platform/database/tables.ts';

export const PAYMENT_KINDS = [
  'First Year',
  'Excess',
  'Renewal',
  'Trail',
  'Chargeback',
] as const satisfies readonly (PolicyCompensationType | 'Chargeback')[];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** What a payment did to its policy. */
export type BroughtAbout = 'Ready To Pay' | 'Chargeback';

interface ProviderPaymentTable extends RecordColumns {
  id: Generated<string>;
  provider_id: string;
  statement_ref: string;
  statement_date: string;
  line_no: number;
  policy_number_text: string;
  match_number: string;
  kind: PaymentKind;
  gross_cents: number;
  currency: Currency;
  event_date: string;
  policy_id: string | null;
  expected_cents: number | null;
  processing: Generated<PaymentProcessing>;
  exception: string | null;
  accepted_reason: string | null;
  pay_run_id: string | null;
  /** Null of what came before imports were kept. */
  import_id: Generated<string | null>;
  is_matched_by_hand: Generated<boolean>;
  brought_about: Generated<BroughtAbout | null>;
}

interface ProviderStatementTable {
  provider_id: string;
  fingerprint: string;
  statement_ref: string;
  created_at: Date;
}

export type ProviderPayment = Selectable<ProviderPaymentTable>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    provider_payment: ProviderPaymentTable;
    provider_statement: ProviderStatementTable;
  }
}
