import { builtInViews, type ListOperations } from '@upline/shell';

/** Bank accounts of all associates (domain.md 2.9). */
export const PAYOUT_INFORMATION_LIST = {
  name: 'payout-information',
  list: 'listPayoutInformationRequests',
  count: 'countPayoutInformationRequests',
  views: builtInViews('listPayoutInformationRequests', () => [
    {
      id: 'waiting',
      name: 'Waiting for you',
      filter: { status: { eq: 'Pending For Admin' } },
      opensFirst: true,
    },
    { id: 'owner', name: 'Waiting for the associate', filter: { status: { eq: 'Pending For Owner' } } },
    {
      id: 'approved',
      name: 'Approved',
      filter: { status: { eq: 'Approved' } },
      order: { approved_at: 'DESC' },
    },
    { id: 'rejected', name: 'Rejected', filter: { status: { eq: 'Rejected By Admin' } } },
  ]),
} as const satisfies ListOperations;

/** Requests for RMD and higher (domain.md 2.33). */
export const LEVEL_REQUEST_LIST = {
  name: 'level-requests',
  list: 'listAdminLevelRequests',
  count: 'countLevelRequests',
  views: builtInViews('listAdminLevelRequests', () => [
    { id: 'pending', name: 'Pending', filter: { status: { eq: 'Pending' } } },
    { id: 'approved', name: 'Approved', filter: { status: { eq: 'Approved' } } },
    { id: 'refused', name: 'Refused', filter: { status: { eq: 'Refused' } } },
  ]),
} as const satisfies ListOperations;

/** Requests for another upline (domain.md 2.33). */
export const UPLINE_CHANGE_LIST = {
  name: 'upline-requests',
  list: 'listUplineChangeRequests',
  count: 'countUplineChangeRequests',
  views: builtInViews('listUplineChangeRequests', () => [
    { id: 'waiting', name: 'Waiting for you', filter: { status: { eq: 'Pending For Admin' } } },
    {
      id: 'answers',
      name: 'Waiting for an answer',
      filter: { status: { in: ['Pending For Owner', 'Pending For Associate'] } },
    },
    { id: 'silent', name: 'No answer', filter: { no_answer: { eq: true } } },
    { id: 'approved', name: 'Approved', filter: { status: { eq: 'Approved' } } },
  ]),
} as const satisfies ListOperations;

/** Requests to sell or recruit in the other country (domain.md 2.33). */
export const INTERNATIONAL_LIST = {
  name: 'international-appointments',
  list: 'listInternationalAppointments',
  count: 'countInternationalAppointments',
  views: builtInViews('listInternationalAppointments', () => [
    { id: 'pending', name: 'Pending', filter: { status: { eq: 'Pending' } } },
    {
      id: 'approved',
      name: 'Approved',
      filter: { status: { eq: 'Approved' } },
      order: { decided_at: 'DESC' },
    },
    { id: 'refused', name: 'Refused', filter: { status: { eq: 'Refused' } }, order: { decided_at: 'DESC' } },
  ]),
} as const satisfies ListOperations;
