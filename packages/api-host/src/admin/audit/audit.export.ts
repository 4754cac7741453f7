import type { ListExport } from '../../platform/list/list-operations.ts';
import { auditList } from './audit.list.ts';
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
    ...auditList.columns('at'),
    actor: { label: 'Actor', type: 'text', value: (row) => shownEntry(row).actor_name },
    // The list shows name and code in one column.
    actor_code: { label: 'Actor Code', type: 'text' },
    ...auditList.columns('proxy_admin_code', 'action', 'entity', 'entity_id', 'entity_label', 'owner_code', {
      field: changesText,
    }),
    reason: { label: 'Reason', type: 'text' },
    ip: { label: 'Address', type: 'text' },
    request_id: { label: 'Request', type: 'text' },
  },
};
