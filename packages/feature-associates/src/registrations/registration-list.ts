import type { OperationAnswer } from '@upline/api-client';
import { builtInViews, type ListOperations } from '@upline/shell';

export type Registration = OperationAnswer<'getOfficeRegistration'>;

/** The registrations nobody has finished; the views show the others as well. */
export const REGISTRATION_LIST = {
  name: 'registrations',
  list: 'listOfficeRegistrations',
  count: 'countOfficeRegistrations',
  views: builtInViews('listOfficeRegistrations', () => [
    { id: 'open', name: 'Open', filter: { status: { eq: 'Open' } } },
    { id: 'in-review', name: 'In review', filter: { status: { eq: 'In Review' } } },
    { id: 'paid', name: 'Paid, not finished', filter: { status: { eq: 'Paid' } } },
    { id: 'closed', name: 'Closed', filter: { status: { eq: 'Closed' } } },
    { id: 'refunded', name: 'Refunded', filter: { status: { eq: 'Refunded' } } },
    { id: 'completed', name: 'Completed', filter: { status: { eq: 'Completed' } } },
  ]),
} as const satisfies ListOperations;

/** What shows registrations. */
export const REGISTRATIONS_SHOWN_BY = [
  'listOfficeRegistrations',
  'countOfficeRegistrations',
  'getOfficeRegistration',
  'listRegistrationAudit',
] as const;
