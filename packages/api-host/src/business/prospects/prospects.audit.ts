import { formatPhone } from '@upline/domain';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { trailFields } from '../../platform/operation/record-fields.ts';
import { prospectBody } from './prospects.schemas.ts';
import type { ProspectRow } from './prospects.store.ts';

const FIELDS = trailFields<typeof prospectBody.shape, ProspectRow>(prospectBody, {
  phone: { show: formatPhone },
  stage: { label: 'Stage' },
  lost_reason: { label: 'Lost Reason' },
  converted_client_id: { label: 'Client' },
});

/** The changed fields as the audit trail shows them. */
export const prospectChanges = (before: ProspectRow | undefined, after: ProspectRow) =>
  auditChanges<ProspectRow>(FIELDS, before, after);
