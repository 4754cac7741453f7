import { currencyOf, formatMoney, formatPhone, maskLastFour } from '@upline/domain';
import { AUDIT_LABELS, type AuditFields, auditChanges } from '../../platform/audit-changes.ts';
import type { ClientValues } from './clients.rules.ts';

type Address = ClientValues['address'];

/** A client as the trail compares it: every field a text, a number or a flag. */
type Trail = Omit<ClientValues, 'address' | 'mailing' | 'dependents'> & {
  readonly address: string;
  readonly mailing: string | null;
  readonly dependents: string | null;
};

const oneLine = ({ line1, line2, city, state, postal_code, country }: Address) =>
  [line1, line2, city, `${state} ${postal_code}`, country].filter(Boolean).join(', ');

const money = (value: number, client: Trail) =>
  formatMoney(value, currencyOf(client.address.endsWith('Canada') ? 'Canada' : 'USA'));

/** Birth dates show the year only, the document's number its last four, dependents their count (R-AUD-02). */
const FIELDS: AuditFields<Trail> = {
  type: { label: 'Type' },
  first_name: { label: 'First Name' },
  last_name: { label: 'Last Name' },
  company_name: { label: AUDIT_LABELS.company_name },
  date_of_birth: { label: 'Date of Birth', show: (value) => `**/**/${value.slice(0, 4)}` },
  gender: { label: 'Gender' },
  marital_status: { label: 'Marital Status' },
  email: { label: AUDIT_LABELS.email },
  phone: { label: AUDIT_LABELS.phone, show: formatPhone },
  address: { label: AUDIT_LABELS.address },
  mailing: { label: 'Mailing Address' },
  tobacco: { label: 'Tobacco' },
  citizenship: { label: 'Citizenship' },
  id_document_type: { label: 'ID Document Type' },
  id_document_number: { label: 'ID Document Number', show: maskLastFour },
  id_document_expiry: { label: 'ID Document Expiry' },
  annual_income_cents: { label: 'Annual Income', show: money },
  net_worth_cents: { label: 'Net Worth', show: money },
  dependents: { label: 'Dependents', show: (value) => String((JSON.parse(value) as unknown[]).length) },
  beneficiary_notes: { label: 'Beneficiary Notes' },
  general_notes: { label: 'General Notes' },
  marketing_consent_email: { label: 'Marketing Consent Email' },
  marketing_consent_sms: { label: 'Marketing Consent SMS' },
};

const trail = (values: ClientValues): Trail => ({
  ...values,
  address: oneLine(values.address),
  mailing: values.mailing ? oneLine(values.mailing) : null,
  dependents: values.dependents.length > 0 ? JSON.stringify(values.dependents) : null,
});

/** The changed fields as the audit trail shows them. */
export function clientChanges(before: ClientValues | undefined, after: ClientValues | undefined) {
  return auditChanges<Trail>(FIELDS, before && trail(before), after && trail(after));
}
