import type { ApprovalSource } from './approval-source.ts';
import { paperApprovals } from './paper-approvals.store.ts';

/** Everything admins approve, in one queue (domain.md 2.36); every area adds its own. */
export const APPROVAL_SOURCES: readonly ApprovalSource[] = [...paperApprovals];
