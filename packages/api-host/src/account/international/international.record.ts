import type { LicenseType } from '@upline/domain';
import type { AuditFields } from '../../platform/audit/audit-changes.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { internationalActions } from './international.actions.ts';
import type { InternationalAnswer } from './international.schemas.ts';
import type { InternationalAppointment, InternationalRow } from './international.store.ts';

export type InternationalTrail = Pick<
  InternationalAppointment,
  'target_country' | 'purpose' | 'state' | 'tax_form'
>;

export const INTERNATIONAL_TRAIL: AuditFields<InternationalTrail> = {
  target_country: { label: 'Country' },
  purpose: { label: 'Purpose' },
  state: { label: 'State' },
  tax_form: { label: 'Tax Form' },
};

const licenseOf = (row: InternationalRow): InternationalAnswer['license'] =>
  row.license_id === null
    ? null
    : {
        id: row.license_id,
        type: row.license_type as LicenseType,
        number: row.license_number as string,
        state: row.license_state as string,
        expiration_date: row.license_expires,
      };

export const toInternational = (caller: Caller, row: InternationalRow): InternationalAnswer => ({
  id: row.id,
  associate: { code: row.associate_code, name: row.associate_name },
  target_country: row.target_country,
  purpose: row.purpose,
  state: row.state,
  license: licenseOf(row),
  tax_form: row.tax_form,
  document: { id: row.document_id, name: row.document_name, size_bytes: row.document_bytes },
  addendum: { id: row.addendum_id, status: row.addendum_status, signed_at: row.addendum_signed_at },
  status: row.status,
  decision_reason: row.decision_reason,
  decided_at: row.decided_at,
  created_at: row.created_at,
  version: row.version,
  actions: internationalActions.of(caller, row),
});
