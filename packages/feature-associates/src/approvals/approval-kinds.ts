import type { ApprovalKind } from './approval-kind.ts';
import { backgroundApproval } from './kinds/background.tsx';
import { certificateApproval } from './kinds/certificate.tsx';
import { eoPolicyApproval } from './kinds/eo-policy.tsx';
import { guaranteeApproval } from './kinds/guaranteed-level.tsx';
import { internationalApproval } from './kinds/international.tsx';
import { legalNameApproval } from './kinds/legal-name.tsx';
import { levelApproval } from './kinds/level.tsx';
import { licenseApproval } from './kinds/license.tsx';
import { payoutApproval } from './kinds/payout-information.tsx';
import { splitApproval } from './kinds/split.tsx';
import { uplineApproval } from './kinds/upline-change.tsx';

/** Everything admins decide on, in the order of the views of the queue (domain.md 2.36). */
export const APPROVAL_KINDS: readonly ApprovalKind[] = [
  licenseApproval,
  eoPolicyApproval,
  certificateApproval,
  payoutApproval,
  legalNameApproval,
  levelApproval,
  uplineApproval,
  internationalApproval,
  splitApproval,
  backgroundApproval,
  guaranteeApproval,
];

/** The kind of an address; undefined for an address that names none. */
export const kindOf = (slug: string): ApprovalKind | undefined =>
  APPROVAL_KINDS.find((kind) => kind.slug === slug);
