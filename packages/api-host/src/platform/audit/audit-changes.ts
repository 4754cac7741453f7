import type { AuditChange } from './audit.ts';

/** How one field of a record is named and shown in the trail. Secret fields show a mask (R-AUD-02). */
export interface AuditField<Row, Key extends keyof Row = keyof Row> {
  readonly label: string;
  /** The value as a person reads it; by default text as it is, Yes/No, and nothing for empty. */
  readonly show?: (value: NonNullable<Row[Key]>, row: Row) => string | null;
}

export type AuditFields<Row> = { readonly [Key in keyof Row]?: AuditField<Row, Key> };

/** Labels of the specification's audit list (SPEC §3, domain.md 8.3), word for word. */
export const AUDIT_LABELS = {
  status: 'Status',
  country: 'Country',
  provider: 'Provider',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  ssn: 'SSN',
  npn: 'NPN',
  level: 'Level',
  upline: 'Upline',
  writing_number: 'Writing Number',
  share_percentage: 'Share Percentage',
  max_chargeback_withhold_bps: 'Max Chargeback Withhold Percentage',
  mfa_method: 'Multi Factor Auth Method',
  disable_license_check: 'Disable License Check',
  disable_training_escrow: 'Disable Training Escrow',
  escrow_future_compensations: 'Escrow Future Compensations',
  under_heightened_supervision: 'Under Heightened Supervision',
  use_spouse_licenses: 'Use Spouse Licenses',
  name_on_account: 'Name on Account',
  account_type: 'Account Type',
  routing_number: 'Routing Number',
  bank_name: 'Bank Name',
  account_number: 'Account Number',
  institution_number: 'Institution Number',
  company_name: 'Company Name',
  ein: 'Employer Identification Number',
  policy_number: 'Policy Number',
  face_amount_cents: 'Face Amount',
  submit_date: 'Submit Date',
  issue_date: 'Issue Date',
  compensation_type: 'Compensation Type',
  product: 'Product',
  split: 'Split',
  writing_associate: 'Writing Associate',
  training_associate: 'Training Associate',
} as const;

/** A reference keeps label and id, so that a later rename does not change history (R-AUD-03): `Dev Patel (U000123)`. */
export const auditReference = (name: string, code: string | number) => `${name} (${code})`;

function plain(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((item) => plain(item) ?? '').join(', ');
  return String(value);
}

/** No text and an empty list are no value. */
const held = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;

function sameValue(a: unknown, b: unknown): boolean {
  const left = held(a);
  const right = held(b);
  if (Object.is(left, right)) return true;
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => sameValue(item, right[index]));
  }
  return false;
}

/**
 * The changed fields between two states of a record, in the order of `fields`, masked and labelled; unchanged ones are
 * left out (R-AUD-04). Values are compared before they are masked: two SSNs with the same last four are still a change.
 * Pass `undefined` as `before` for a creation and as `after` for a deletion.
 */
export function auditChanges<Row extends object>(
  fields: AuditFields<Row>,
  before: Readonly<Row> | undefined,
  after: Readonly<Row> | undefined,
): AuditChange[] {
  const shown = (field: AuditField<Row>, key: keyof Row, row: Readonly<Row> | undefined): string | null => {
    const value = row?.[key];
    if (row === undefined || value === null || value === undefined || value === '') return null;
    return field.show ? field.show(value as NonNullable<Row[keyof Row]>, row) : plain(value);
  };
  return (Object.keys(fields) as (keyof Row & string)[]).flatMap((key) => {
    const field = fields[key] as AuditField<Row> | undefined;
    if (!field || sameValue(before?.[key], after?.[key])) return [];
    return [{ field: field.label, old: shown(field, key, before), new: shown(field, key, after) }];
  });
}
