import type { AccountType, Country, Currency, RejectionReason, TaxEntity } from '@upline/domain';
import type { Generated, Selectable } from 'kysely';

export const PAYOUT_INFORMATION_STATUSES = [
  'Pending For Admin',
  'Pending For Owner',
  'Approved',
  'Rejected By Admin',
  'Revoked',
] as const;
export type PayoutInformationStatus = (typeof PAYOUT_INFORMATION_STATUSES)[number];

interface PayoutInformationTable {
  id: string;
  associate_code: string;
  tax_entity: TaxEntity;
  company_name: string | null;
  tax_number_sealed: string | null;
  tax_number_last: string | null;
  name_on_account: string;
  account_type: AccountType;
  bank_name: string;
  routing_number: string | null;
  institution_number: string | null;
  transit_number: string | null;
  account_number_sealed: string;
  account_number_last: string;
  account_number_index: string;
  document_id: string | null;
  country: Country;
  currency: Currency;
  status: PayoutInformationStatus;
  rejection_reason: RejectionReason | null;
  rejection_text: string | null;
  approved_at: Date | null;
  decided_by: string | null;
  created_at: Date;
  created_by: string | null;
  updated_at: Date;
  updated_by: string | null;
  version: Generated<number>;
}

export type PayoutInformation = Selectable<PayoutInformationTable>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    payout_information: PayoutInformationTable;
  }
}
