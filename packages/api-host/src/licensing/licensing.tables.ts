import type { AppointmentStatus, ApprovalStatus, Country, LicenseStatus, LicenseType } from '@upline/domain';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { RecordColumns } from '../platform/database/tables.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    license: LicenseTable;
    provider_appointment: ProviderAppointmentTable;
    eo_policy: EoPolicyTable;
    training_certificate: TrainingCertificateTable;
  }
}

/** Of credentials an admin approves. */
export type CredentialApproval = Extract<
  ApprovalStatus,
  'Approved' | 'Pending For Admin' | 'Rejected By Admin' | 'Revoked'
>;

interface CredentialColumns extends RecordColumns {
  id: Generated<string>;
  associate_code: string;
  document_id: string | null;
  approval_status: CredentialApproval;
  rejection_reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
}

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

export interface LicenseTable extends CredentialColumns {
  /** The associate's shop (nearest RMD+ at or above), kept by the network. */
  shop_code: Generated<string | null>;
  /** Whether the same license (associate, type, state) is held by another row in force that ends later or never; kept by a trigger. */
  is_renewed: GeneratedAlways<boolean>;
  type: LicenseType;
  country: Country;
  state: string;
  number: string;
  is_resident: boolean;
  issue_date: string;
  expiration_date: string | null;
  status: Generated<Exclude<LicenseStatus, 'Expired'>>;
  /** In force once approved (R-LIC-03). */
  proposed: ColumnType<LicenseValues | null, string | null | undefined, string | null>;
}

export interface ProviderAppointmentTable extends RecordColumns {
  id: Generated<string>;
  provider_id: string;
  associate_code: string;
  country: Country;
  state: string;
  writing_number: string | null;
  status: Exclude<AppointmentStatus, 'Not Requested'>;
  requested_at: Date | null;
  effective_date: string | null;
  termination_date: string | null;
  jit: Generated<boolean>;
  note: string | null;
}
export type AppointmentRow = Selectable<ProviderAppointmentTable>;

export interface EoPolicyTable extends CredentialColumns {
  carrier: string;
  policy_number: string;
  per_claim_cents: number;
  aggregate_cents: number;
  effective_date: string;
  expiration_date: string;
}

/** AML, Annuity and Product trainings, continuing education (domain.md 2.33). */
export const CERTIFICATE_KINDS = ['AML', 'Annuity', 'Product', 'CE'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

export interface TrainingCertificateTable extends CredentialColumns {
  kind: CertificateKind;
  provider_id: string | null;
  state: string | null;
  course: string;
  completed_on: string;
  valid_until: string;
}
