import type { ListOperations } from '@upline/shell';

/** The audit trail is read in pages and never counted: it only grows. */
export const AUDIT_LIST = { name: 'audit', list: 'listAuditEntries' } as const satisfies ListOperations;
