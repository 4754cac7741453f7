import { builtInViews, type ListOperations } from '@upline/shell';

/** The operations the list of own appointments lives on. */
export const APPOINTMENT_LIST = {
  name: 'own-appointments',
  list: 'listOwnAppointments',
  count: 'countOwnAppointments',
  views: builtInViews('listOwnAppointments', () => [
    { id: 'open', name: 'Waiting', filter: { status: { in: ['Requested', 'In Process'] } } },
    { id: 'appointed', name: 'Appointed', filter: { status: { eq: 'Appointed' } } },
  ]),
} as const satisfies ListOperations;
