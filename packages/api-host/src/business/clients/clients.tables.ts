import type { Country } from '@upline/domain';
import type { Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../../platform/database/tables.ts';
import type { PlaceColumns } from '../../platform/operation/place-columns.ts';
import type { FieldColumns } from '../../platform/operation/record-fields.ts';
import type { ClientBody } from './clients.schemas.ts';

/** Fields that are stored sealed, or as several columns. */
type Apart = 'address' | 'mailing' | 'date_of_birth' | 'id_document_number' | 'dependents';

export interface ClientTable extends FieldColumns<ClientBody, Apart>, PlaceColumns, RecordColumns {
  id: string;
  owner_code: string;
  name_key: string;
  sort_key: string;
  last_name_key: string | null;
  date_of_birth_sealed: string | null;
  date_of_birth_index: string | null;
  birth_month: number | null;
  birth_day: number | null;
  email_key: string | null;
  country: Country;
  mailing_same: boolean;
  mailing_country: Country | null;
  id_document_number_sealed: string | null;
  id_document_last4: string | null;
  dependents_sealed: string | null;
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
