import { internationalApprovals } from '../account/international/international-approvals.store.ts';
import { legalNameApprovals } from '../account/legal-names/legal-name-approvals.store.ts';
import { splitApprovals } from '../business/policies/splits/split-approvals.store.ts';
import { levelApprovals } from '../levels/level-approvals.store.ts';
import { credentialApprovals } from '../licensing/credentials/credential-approvals.store.ts';
import { payoutApprovals } from '../money/payout-information/payout-approvals.store.ts';
import { uplineApprovals } from '../network/upline-requests/upline-approvals.store.ts';
import type { ApprovalSource } from '../platform/approvals/approval-source.ts';
import { backgroundApprovals } from '../registration/background-approvals.store.ts';
import { guaranteeApprovals } from '../registration/guarantees/guarantee-approvals.store.ts';

/** Everything admins approve, in one queue (domain.md 2.36); a kind joins by one line here. */
export const APPROVAL_SOURCES: readonly ApprovalSource[] = [
  ...credentialApprovals,
  payoutApprovals,
  legalNameApprovals,
  levelApprovals,
  uplineApprovals,
  internationalApprovals,
  splitApprovals,
  backgroundApprovals,
  guaranteeApprovals,
];
