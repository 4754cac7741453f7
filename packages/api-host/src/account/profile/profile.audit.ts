import { formatDate, maskPhone } from '@upline/domain';
import { AUDIT_LABELS, type AuditFields } from '../../platform/audit/audit-changes.ts';

/** Every field an associate changes of the own record, as texts. */
export interface ProfileTrail {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly username?: string;
  readonly alt_phone?: string | null;
  readonly alt_phone_type?: string | null;
  readonly date_of_birth?: string | null;
  readonly gender?: string | null;
  readonly marital_status?: string | null;
  readonly language?: string;
  readonly npn?: string | null;
  /** Masked already. */
  readonly ssn?: string | null;
  readonly sin_expiry?: string | null;
  readonly address?: string | null;
  readonly mailing?: string | null;
}

/** Of a birth date only the year is kept in the trail, of phones the last four digits (R-AUD-02). */
export const PROFILE_TRAIL: AuditFields<ProfileTrail> = {
  first_name: { label: 'First Name' },
  last_name: { label: 'Last Name' },
  username: { label: 'Username' },
  alt_phone: { label: 'Alt Phone', show: maskPhone },
  alt_phone_type: { label: 'Alt Phone Type' },
  date_of_birth: { label: 'Date of Birth', show: (day) => `**/**/${day.slice(0, 4)}` },
  gender: { label: 'Gender' },
  marital_status: { label: 'Marital Status' },
  language: { label: 'Language' },
  npn: { label: AUDIT_LABELS.npn },
  ssn: { label: AUDIT_LABELS.ssn },
  sin_expiry: { label: 'SIN Expiry Date', show: formatDate },
  address: { label: AUDIT_LABELS.address },
  mailing: { label: 'Mailing Address' },
};
