import type { OperationId } from '@upline/api-client';
import { createdMessage, updatedMessage, useSave } from '@upline/shell';
import { OFFICE_CASES_SHOWN_BY } from '../../carrier/office/cases-shown.ts';

const LISTS = ['listAdminPolicies', 'countAdminPolicies', ...OFFICE_CASES_SHOWN_BY] as const;
const RECORD = ['getAdminPolicy', 'listAdminPolicyAudit', 'checkAdminPolicy', ...LISTS] as const;
const PAY = ['listAllCompensations', 'getAnyCompensation', 'explainAnyPolicy'] as const;

/** What shows the files of a policy to the home office. */
export const OFFICE_FILES_SHOWN_BY = RECORD;

/** A step of a policy's life, by the operation that makes it. */
export const useOfficeStep = <Id extends OperationId>(operation: Id) =>
  useSave({ operation, refresh: [...RECORD, ...PAY], message: updatedMessage('Policy') });

export const useOfficeCreate = () =>
  useSave({ operation: 'createAdminPolicy', refresh: LISTS, message: createdMessage('Policy') });

export const useOfficeUpdate = () => useOfficeStep('updateAdminPolicy');

export const useOfficeDelete = () =>
  useSave({ operation: 'deleteAdminPolicy', refresh: LISTS, message: 'Policy deleted' });

export const useOfficeRemoveFile = () =>
  useSave({ operation: 'removeAdminPolicyFile', refresh: RECORD, message: 'File deleted' });
