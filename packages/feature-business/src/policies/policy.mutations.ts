import { updatedMessage, useSave } from '@upline/shell';

const RECORD = [
  'getPolicy',
  'listPolicyAudit',
  'listPolicies',
  'countPolicies',
  'findPoliciesByNumber',
] as const;

export const useAcceptShare = () =>
  useSave({ operation: 'acceptPolicyShare', refresh: RECORD, message: 'Split accepted' });

export const useRefuseShare = () =>
  useSave({ operation: 'refusePolicyShare', refresh: RECORD, message: 'Split refused' });

export const useAnswerRequirement = () =>
  useSave({
    operation: 'answerPolicyRequirement',
    refresh: RECORD,
    message: updatedMessage('Requirement'),
  });

export const useRemoveFile = () =>
  useSave({ operation: 'removePolicyFile', refresh: RECORD, message: 'File deleted' });

/** What shows the files of a policy. */
export const FILES_SHOWN_BY = RECORD;
