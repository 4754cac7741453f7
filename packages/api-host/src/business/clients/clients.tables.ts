import type { ClientType, Country, Gender, ID_DOCUMENT_TYPES, MaritalStatus } from '@upline/domain';
import type { Generated, Selectable } from 'kysely';
import type { MailingColumns, RecordColumns } from '../../platform/database/tables.ts';

export interface ClientTable extends RecordColumns, MailingColumns {
  id: string;
  owner_code: string;
  type: ClientType;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  name_key: string;
  sort_key: string;
  last_name_key: string | null;
  date_of_birth_sealed: string | null;
  date_of_birth_index: string | null;
  birth_month: number | null;
  birth_day: number | null;
  gender: Gender | null;
  marital_status: MaritalStatus | null;
  email: string | null;
  email_key: string | null;
  phone: string | null;
  address_line1: string;
  address_line2: string | null;
  city: string;
  state: string;
  postal_code: string;
  country: Country;
  mailing_same: boolean;
  mailing_country: Country | null;
  tobacco: boolean | null;
  citizenship: string | null;
  id_document_type: (typeof ID_DOCUMENT_TYPES)[number] | null;
  id_document_number_sealed: string | null;
  id_document_last4: string | null;
  id_document_expiry: string | null;
  annual_income_cents: number | null;
  net_worth_cents: number | null;
  dependents_sealed: string | null;
  beneficiary_notes: string | null;
  general_notes: string | null;
  marketing_consent_email: boolean;
  marketing_consent_sms: boolean;
  archived_at: Date | null;
  last_activity_at: Date;
}
export type ClientRow = Selectable<ClientTable>;

interface ClientShareTable {
  client_id: string;
  associate_code: string;
  created_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    client: ClientTable;
    client_share: ClientShareTable;
  }
}
