import type { Currency, PaymentProcessing, PolicyCompensationType } from '@upline/domain';
import type { Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../../network/network.tables.ts';

export const PAYMENT_KINDS = [
  'First Year',
  'Excess',
  'Renewal',
  'Trail',
  'Chargeback',
] as const satisfies readonly (PolicyCompensationType | 'Chargeback')[];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

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
}

interface ProviderStatementTable {
  provider_id: string;
  fingerprint: string;
  statement_ref: string;
  created_at: Date;
}

export type ProviderPayment = Selectable<ProviderPaymentTable>;

declare module '../../platform/tables.ts' {
  interface Tables {
    provider_payment: ProviderPaymentTable;
    provider_statement: ProviderStatementTable;
  }
}
