import { formatPhone } from '@upline/domain';
import { AUDIT_LABELS, type AuditFields, auditChanges } from '../../platform/audit-changes.ts';
import type { ProspectRow } from './prospects.store.ts';

const FIELDS: AuditFields<ProspectRow> = {
  first_name: { label: 'First Name' },
  last_name: { label: 'Last Name' },
  phone: { label: AUDIT_LABELS.phone, show: formatPhone },
  email: { label: AUDIT_LABELS.email },
  kind: { label: 'Kind' },
  source: { label: 'Source' },
  referred_by: { label: 'Referred By' },
  city: { label: 'City' },
  state: { label: 'State' },
  country: { label: AUDIT_LABELS.country },
  occupation: { label: 'Occupation' },
  best_time: { label: 'Best Time' },
  stage: { label: 'Stage' },
  next_action_date: { label: 'Next Action Date' },
  next_action_note: { label: 'Next Action' },
  notes: { label: 'Notes' },
  lost_reason: { label: 'Lost Reason' },
  converted_client_id: { label: 'Client' },
  converted_associate_code: { label: 'Associate' },
};

/** The changed fields as the audit trail shows them. */
export const prospectChanges = (before: ProspectRow | undefined, after: ProspectRow) =>
  auditChanges<ProspectRow>(FIELDS, before, after);
