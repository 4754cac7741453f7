import { ListScreen, listed } from '@upline/shell';
import { useMemo, useState } from 'react';
import { AuditCheck } from './audit-check.tsx';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { AUDIT_LIST } from './audit-list.ts';
import { auditColumns } from './audit-table.tsx';
import type { AuditEntry } from './audit-words.ts';

/** `audit`: who did what to which record, newest first (domain.md 8.3). */
export function AuditScreen() {
  const [entry, setEntry] = useState<AuditEntry>();
  const columns = useMemo(() => auditColumns(setEntry), []);
  return (
    <>
      <ListScreen
        title="Audit"
        operations={AUDIT_LIST}
        noun={{ one: 'entry', many: 'entries' }}
        columns={columns}
        rowKey={(row) => String(row.id)}
        rowActions={(row) => [
          { id: 'details', label: 'Show details', onSelect: () => setEntry(row) },
          {
            id: 'record',
            label: 'Everything about this record',
            target: {
              to: '/audit',
              search: listed('listAuditEntries', {
                filter: { entity: { eq: row.entity }, entity_id: { eq: row.entity_id } },
              }),
            },
          },
        ]}
        search={{ field: 'entity_label', placeholder: 'Search records' }}
        empty={{ title: 'Nothing here yet. Every change to a record appears here.' }}
      >
        <AuditCheck />
      </ListScreen>
      <AuditEntryDialog entry={entry} onClose={() => setEntry(undefined)} />
    </>
  );
}
