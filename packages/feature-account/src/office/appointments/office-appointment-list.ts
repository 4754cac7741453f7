import { builtInViews, type ListOperations } from '@upline/shell';

const OPEN = { status: { in: ['Requested' as const, 'In Process' as const] } };

/** The request board: what waits longest comes first (domain.md 2.36). */
export const OFFICE_APPOINTMENT_LIST = {
  name: 'appointments',
  list: 'listAppointments',
  count: 'countAppointments',
  export: 'exportAppointments',
  views: builtInViews('listAppointments', () => [
    { id: 'open', name: 'Waiting', filter: OPEN, opensFirst: true },
    {
      id: 'by-provider',
      name: 'Waiting by provider',
      filter: OPEN,
      order: { provider: 'ASC', requested_at: 'ASC' },
    },
    { id: 'requested', name: 'Requested', filter: { status: { in: ['Requested'] } } },
    { id: 'in-process', name: 'In process', filter: { status: { in: ['In Process'] } } },
    { id: 'appointed', name: 'Appointed', filter: { status: { in: ['Appointed'] } } },
  ]),
} as const satisfies ListOperations;

/** What shows appointments. */
export const APPOINTMENTS_SHOWN_BY = [
  'listAppointments',
  'countAppointments',
  'getAssociate',
  'listAuditEntries',
] as const;
