import type { OperationId } from '@upline/api-client';
import { createdMessage, updatedMessage, useSave } from '@upline/shell';
import { OFFICE_CASES_SHOWN_BY } from '../../carrier/cases-shown.ts';
import type { PolicyFilesSide } from '../parts/policy-files.mutations.ts';

/** Lists that show policies to the home office. */
export const OFFICE_LISTS = ['listAdminPolicies', 'countAdminPolicies', ...OFFICE_CASES_SHOWN_BY] as const;
/** What shows a policy to the home office. */
const OFFICE_SHOWN_BY = [
  'getAdminPolicy',
  'listAdminPolicyAudit',
  'checkAdminPolicy',
  'getOfficeQueues',
  ...OFFICE_LISTS,
] as const;
/** What shows the money of a policy to the home office. */
const OFFICE_PAY_SHOWN_BY = ['listAllCompensations', 'getAnyCompensation', 'explainAnyPolicy'] as const;

/** What a step of a policy's life changes. */
export const OFFICE_STEP_SHOWN_BY = [...OFFICE_SHOWN_BY, ...OFFICE_PAY_SHOWN_BY] as const;

/** A step of a policy's life, by the operation that makes it. */
export const useOfficeStep = <Id extends OperationId>(operation: Id) =>
  useSave({
    operation,
    refresh: OFFICE_STEP_SHOWN_BY,
    message: updatedMessage('Policy'),
  });

export const useOfficeCreate = () =>
  useSave({ operation: 'createAdminPolicy', refresh: OFFICE_LISTS, message: createdMessage('Policy') });

export const useOfficeUpdate = () => useOfficeStep('updateAdminPolicy');

/** The files of a policy, as the home office reads and writes them. */
export const OFFICE_FILES: PolicyFilesSide = {
  open: 'openAdminPolicyFile',
  attach: 'attachAdminPolicyFile',
  remove: 'removeAdminPolicyFile',
  shownBy: OFFICE_SHOWN_BY,
};
