import type { ListExport } from '../../platform/list/list-operations.ts';
import { shownEntry } from './audit.schemas.ts';
import type { AuditRow } from './audit.store.ts';

/** `Phone: (512) 555-0142 → (512) 555-0143`, one a line. */
const changesText = ({ changes }: AuditRow) =>
  changes.map((change) => `${change.field}: ${change.old ?? '–'} → ${change.new ?? '–'}`).join('\n');

/** The trail as a file; making one is an entry of its own (R-AUD-07). */
export const auditExport: ListExport<AuditRow> = {
  label: 'Audit Entries',
  needs: 'audit.view',
  columns: {
    at: { label: 'Time', type: 'datetime' },
    actor: { label: 'Actor', type: 'text', value: (row) => shownEntry(row).actor_name },
    actor_code: { label: 'Actor Code', type: 'text' },
    proxy_admin_code: { label: 'Viewing Admin', type: 'text' },
    action: { label: 'Action', type: 'text' },
    entity: { label: 'Entity', type: 'text' },
    entity_id: { label: 'Entity ID', type: 'text' },
    entity_label: { label: 'Record', type: 'text' },
    owner_code: { label: 'Owner', type: 'text' },
    changes: { label: 'Changes', type: 'text', value: changesText },
    reason: { label: 'Reason', type: 'text' },
    ip: { label: 'Address', type: 'text' },
    request_id: { label: 'Request', type: 'text' },
  },
};
