import type { ListQuery } from '@upline/domain';
import { sql } from 'kysely';
import { AUDIT_ACTIONS } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { defineList } from '../../platform/list/define-list.ts';
import { shownEntry } from './audit.schemas.ts';
import { type AuditRow, byIds, type RecordOf, scoped } from './audit.store.ts';

/** The labels of an entry's changes, one a line; what the filter "field" looks into. */
const changedFields = sql`(select coalesce(string_agg(change ->> 'field', chr(10)), '') from jsonb_array_elements(audit_entry.changes) as change)`;

/** The trail, newest first (R-AUD-07). */
export const auditList = defineList<AuditRow>({
  name: 'audit',
  fields: {
    at: { label: 'Time', type: 'datetime', column: 'audit_entry.at' },
    entity: { label: 'Entity', type: 'text', column: 'audit_entry.entity' },
    entity_id: { label: 'Entity ID', type: 'text', column: 'audit_entry.entity_id' },
    entity_label: { label: 'Record', type: 'text', column: 'audit_entry.entity_label' },
    actor_code: { label: 'Actor', type: 'text', column: 'audit_entry.actor_code', nullable: true },
    proxy_admin_code: {
      label: 'Viewing Admin',
      type: 'text',
      column: 'audit_entry.proxy_admin_code',
      nullable: true,
    },
    owner_code: { label: 'Owner', type: 'text', column: 'audit_entry.owner_code', nullable: true },
    action: { label: 'Action', type: 'enum', column: 'audit_entry.action', options: AUDIT_ACTIONS },
    field: { label: 'Changes', type: 'text', column: changedFields, order: false },
  },
  defaultOrder: { at: 'DESC' },
  key: { column: 'audit_entry.id', type: 'number' },
  keyOf: (row) => String(row.id),
});

/** A page of the trail, whole or of one record: up to `limit + 1` entries. The caller has judged who may read it. */
export async function auditPage(db: Db, query: ListQuery, record?: RecordOf) {
  const rows = await auditList.page(query, {
    scoped: scoped(db, record),
    rows: (ids) => byIds(db, ids, record),
  });
  return rows.map(shownEntry);
}
