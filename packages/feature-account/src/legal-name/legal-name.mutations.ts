import { createdMessage, type NamedAction, offered, recordAction, useSave } from '@upline/shell';
import type { LegalNameChange } from './legal-name.ts';

const SHOWN_BY = ['listOwnLegalNameChanges', 'listSecurityEvents'] as const;

export const useRequestLegalName = () =>
  useSave({
    operation: 'requestLegalNameChange',
    refresh: SHOWN_BY,
    message: createdMessage('Request'),
  });

/** What the owner may do with a change that waits. */
export const waitingActions = (change: LegalNameChange): NamedAction[] =>
  offered(change, {
    withdraw: recordAction({
      operation: 'withdrawLegalNameChange',
      label: 'Withdraw request',
      input: { params: { id: change.id }, ifMatch: change.version },
      refresh: SHOWN_BY,
      message: 'Request withdrawn',
    }),
  });
