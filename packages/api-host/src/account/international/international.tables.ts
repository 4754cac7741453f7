import type { Country, InternationalPurpose, InternationalTaxForm, RequestStatus } from '@upline/domain';
import type { Generated, Selectable } from 'kysely';

interface InternationalAppointmentTable {
  id: Generated<string>;
  associate_code: string;
  target_country: Country;
  purpose: InternationalPurpose;
  state: string | null;
  license_id: string | null;
  tax_form: InternationalTaxForm;
  document_id: string;
  addendum_id: string;
  status: Generated<RequestStatus>;
  decision_reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

export type InternationalAppointment = Selectable<InternationalAppointmentTable>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    international_appointment: InternationalAppointmentTable;
  }
}
