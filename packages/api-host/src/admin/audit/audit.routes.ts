import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import type { Policy } from '../../platform/operation/operation.ts';
import { auditExport } from './audit.export.ts';
import { auditList } from './audit.list.ts';
import { auditEntry, auditEntryExample, shownEntry } from './audit.schemas.ts';
import { byIds, scoped } from './audit.store.ts';

const tag = 'Audit';
const reading = {
  needs: 'audit.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** The audit trail for the admin app. Nothing changes or removes an entry (R-AUD-01). */
export const auditRoutes: Area = (platform) => [
  ...listOperations(platform, {
    name: 'AuditEntries',
    path: '/admin/audit',
    tag,
    summary: 'The audit trail, newest first',
    description:
      'Filters: entity, entity_id, entity_label, actor_code, proxy_admin_code, owner_code, action, field, at.',
    policy: reading,
    list: auditList,
    row: auditEntry,
    source: ({ db }) => ({ scoped: scoped(db), rows: (ids) => byIds(db, ids) }),
    toRow: shownEntry,
    examples: {
      query: { filter: '{"owner_code":{"eq":"U000123"},"action":{"in":["update"]}}', order: '{"at":"DESC"}' },
      rows: [auditEntryExample],
    },
    count: {
      summary: 'How many entries match',
      example: { query: { filter: '{"entity":{"eq":"client"}}' }, count: 812 },
    },
    export: { ...auditExport, description: 'The export is an entry of the trail itself.' },
  }),
];
