import type { OperationId } from '@upline/api-client';
import { POLICY_SHOWN_BY } from '../policy-shown-by.ts';

/** How the files of a policy are read and written: as its associate, or as the home office. */
export interface PolicyFilesSide {
  readonly open: 'openPolicyFile' | 'openAdminPolicyFile';
  readonly attach: 'attachPolicyFile' | 'attachAdminPolicyFile';
  readonly remove: 'removePolicyFile' | 'removeAdminPolicyFile';
  readonly shownBy: readonly OperationId[];
}

export const OWN_FILES: PolicyFilesSide = {
  open: 'openPolicyFile',
  attach: 'attachPolicyFile',
  remove: 'removePolicyFile',
  shownBy: POLICY_SHOWN_BY,
};
