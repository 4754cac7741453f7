import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { operation } from '../../platform/operation.ts';
import { auditList, auditPage } from './audit.list.ts';
import { auditEntry, auditEntryExample } from './audit.schemas.ts';

/** The audit trail for the admin app. Nothing changes or removes an entry (R-AUD-01). */
export const auditRoutes: Area = () => [
  operation({
    id: 'listAuditEntries',
    method: 'GET',
    path: '/admin/audit',
    tag: 'Audit',
    summary: 'The audit trail, newest first',
    description:
      'Filters: entity, entity_id, entity_label, actor_code, proxy_admin_code, owner_code, action, field, at.',
    policy: { needs: 'audit.view', audience: 'admin', scope: 'all', proxy: 'refused' },
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
];
