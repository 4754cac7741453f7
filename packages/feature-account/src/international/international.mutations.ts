import { createdMessage, type NamedAction, offered, recordAction, useSave } from '@upline/shell';
import type { InternationalAppointment } from './international.ts';

const SHOWN_BY = ['listOwnInternationalAppointments', 'getInternationalStanding'] as const;

export const useRequestInternational = () =>
  useSave({
    operation: 'requestInternationalAppointment',
    refresh: SHOWN_BY,
    message: createdMessage('Request'),
  });

export const useAskAddendum = () =>
  useSave({
    operation: 'askInternationalAddendum',
    refresh: [...SHOWN_BY, 'listOwnLegalDocuments'],
  });

/** What the owner may do with a request that waits. */
export const waitingActions = (appointment: InternationalAppointment): NamedAction[] =>
  offered(appointment, {
    withdraw: recordAction({
      operation: 'withdrawInternationalAppointment',
      label: 'Withdraw request',
      input: { params: { id: appointment.id }, ifMatch: appointment.version },
      refresh: SHOWN_BY,
      message: 'Request withdrawn',
    }),
  });
