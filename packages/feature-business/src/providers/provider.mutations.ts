import { useSave } from '@upline/shell';

/** Asks for an appointment; what it changes is seen on the provider, in the list and in the coverage. */
export const useRequestAppointment = () =>
  useSave({
    operation: 'requestAppointment',
    refresh: [
      'getProvider',
      'listProviders',
      'countProviders',
      'getCoverage',
      'getCoverageMap',
      'listOwnAppointments',
      'countOwnAppointments',
    ],
    message: (answer) => `Appointment with ${answer.provider.name} in ${answer.state} requested`,
  });
