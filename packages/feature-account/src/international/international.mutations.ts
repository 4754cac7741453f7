import { createdMessage, useSave } from '@upline/shell';

const SHOWN_BY = ['listOwnInternationalAppointments', 'getInternationalStanding'] as const;

export const useRequestInternational = () =>
  useSave({
    operation: 'requestInternationalAppointment',
    refresh: SHOWN_BY,
    message: createdMessage('Request'),
  });

export const useWithdrawInternational = () =>
  useSave({
    operation: 'withdrawInternationalAppointment',
    refresh: SHOWN_BY,
    message: 'Request withdrawn',
  });

export const useAskAddendum = () =>
  useSave({
    operation: 'askInternationalAddendum',
    refresh: [...SHOWN_BY, 'listOwnLegalDocuments'],
  });
