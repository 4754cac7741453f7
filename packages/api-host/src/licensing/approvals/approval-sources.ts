import { legalNameApprovals } from '../../account/legal-names/legal-name-approvals.store.ts';
import { credentialApprovals } from '../credentials/credential-approvals.store.ts';
import type { ApprovalSource } from './approval-source.ts';

/** Everything admins approve, in one queue (domain.md 2.36); every area adds its own. */
export const APPROVAL_SOURCES: readonly ApprovalSource[] = [...credentialApprovals, legalNameApprovals];
