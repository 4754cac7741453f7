import { exportOperation } from '../../platform/download/export-operation.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { auditExport } from './audit.export.ts';
import { auditList, auditPage } from './audit.list.ts';
import { auditEntry, auditEntryExample } from './audit.schemas.ts';
import { scoped } from './audit.store.ts';

const tag = 'Audit';
const reading = {
  needs: 'audit.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** The audit trail for the admin app. Nothing changes or removes an entry (R-AUD-01). */
export const auditRoutes: Area = (platform) => [
  operation({
    id: 'listAuditEntries',
    method: 'GET',
    path: '/admin/audit',
    tag,
    summary: 'The audit trail, newest first',
    description:
      'Filters: entity, entity_id, entity_label, actor_code, proxy_admin_code, owner_code, action, field, at.',
    policy: reading,
    query: auditList.query,
    answer: { status: 200, schema: listAnswer(auditEntry) },
    examples: {
      query: { filter: '{"owner_code":{"eq":"U000123"},"action":{"in":["update"]}}', order: '{"at":"DESC"}' },
      answer: { rows: [auditEntryExample] },
    },
    async handler({ db, query }) {
      return { rows: await auditPage(db, query) };
    },
  }),
  operation({
    id: 'countAuditEntries',
    method: 'GET',
    path: '/admin/audit/count',
    tag,
    summary: 'How many entries match',
    policy: reading,
    query: auditList.countQuery,
    answer: { status: 200, schema: countAnswer },
    examples: { query: { filter: '{"entity":{"eq":"client"}}' }, answer: { count: 812 } },
    async handler({ db, query }) {
      return { count: await auditList.count(query.filter, scoped(db)) };
    },
  }),
  exportOperation(platform, auditExport, {
    id: 'exportAuditEntries',
    list: '/admin/audit',
    tag,
    policy: reading,
    description: 'The export is an entry of the trail itself.',
  }),
];
