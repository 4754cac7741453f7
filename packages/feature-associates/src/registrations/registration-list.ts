import type { OperationAnswer } from '@upline/api-client';
import { REGISTRATION_STATUSES } from '@upline/domain';
import { builtInViews, type ListOperations } from '@upline/shell';

export type Registration = OperationAnswer<'getOfficeRegistration'>;

/** The registrations nobody has finished; the views show the others as well. */
export const REGISTRATION_LIST = {
  name: 'registrations',
  list: 'listOfficeRegistrations',
  count: 'countOfficeRegistrations',
  allLabel: 'Unfinished',
  views: builtInViews('listOfficeRegistrations', () => [
    {
      id: 'background',
      name: 'Background review',
      filter: { waits_for: { eq: 'Background Review' }, status: { in: ['Paid', 'Completed'] } },
    },
    { id: 'duplicate', name: 'Duplicate SSN or SIN', filter: { waits_for: { eq: 'Duplicate SSN or SIN' } } },
    { id: 'guarantee', name: 'Guaranteed level', filter: { waits_for: { eq: 'Guaranteed Level' } } },
    { id: 'paid', name: 'Paid, not finished', filter: { status: { eq: 'Paid' } } },
    { id: 'closed', name: 'Closed', filter: { status: { eq: 'Closed' } } },
    { id: 'refunded', name: 'Refunded', filter: { status: { eq: 'Refunded' } } },
    { id: 'completed', name: 'Completed', filter: { status: { eq: 'Completed' } } },
    { id: 'whole', name: 'All', filter: { status: { in: [...REGISTRATION_STATUSES] } } },
  ]),
} as const satisfies ListOperations;

/** What shows registrations. */
export const REGISTRATIONS_SHOWN_BY = [
  'listOfficeRegistrations',
  'countOfficeRegistrations',
  'getOfficeRegistration',
  'listRegistrationAudit',
  'getOfficeQueues',
] as const;
