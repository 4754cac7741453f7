import { createdMessage, useSave } from '@upline/shell';

export const useRequestLegalName = () =>
  useSave({
    operation: 'requestLegalNameChange',
    refresh: ['listOwnLegalNameChanges', 'listSecurityEvents'],
    message: createdMessage('Request'),
  });

export const useWithdrawLegalName = () =>
  useSave({
    operation: 'withdrawLegalNameChange',
    refresh: ['listOwnLegalNameChanges', 'listSecurityEvents'],
    message: 'Request withdrawn',
  });
