import type { ApprovalStatus, Country, LicenseType } from '@upline/domain';
import type { Row } from '../platform/database/tables.ts';

declare module '../platform/database/tables.ts' {
  interface ColumnTypes {
    'license.proposed': LicenseValues;
  }
}

/** Of credentials an admin approves. */
export type CredentialApproval = Extract<
  ApprovalStatus,
  'Approved' | 'Pending For Admin' | 'Rejected By Admin' | 'Revoked'
>;

/** What an associate may ask to change on an approved license. */
export interface LicenseValues {
  readonly type: LicenseType;
  readonly country: Country;
  readonly state: string;
  readonly number: string;
  readonly is_resident: boolean;
  readonly issue_date: string;
  readonly expiration_date: string | null;
  readonly document_id: string | null;
}

export type AppointmentRow = Row<'provider_appointment'>;

/** AML, Annuity and Product trainings, continuing education (domain.md 2.33). */
export const CERTIFICATE_KINDS = ['AML', 'Annuity', 'Product', 'CE'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];
