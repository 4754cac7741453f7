import { builtInViews, type ListOperations } from '@upline/shell';

/** The audit trail with its count and its file, which leaves an entry of its own (R-AUD-07). */
export const AUDIT_LIST = {
  name: 'audit',
  list: 'listAuditEntries',
  count: 'countAuditEntries',
  export: 'exportAuditEntries',
  views: builtInViews('listAuditEntries', () => [
    { id: 'exports', name: 'Exports', filter: { action: { in: ['export'] } } },
    { id: 'reveals', name: 'Reveals', filter: { action: { in: ['reveal'] } } },
    { id: 'decisions', name: 'Decisions', filter: { action: { in: ['approve', 'reject', 'release'] } } },
  ]),
} as const satisfies ListOperations;
