import { builtInViews, type ListOperations } from '@upline/shell';

/** Messages nobody took. */
export const FAILED_MESSAGE_LIST = {
  name: 'failed-messages',
  list: 'listFailedMessages',
  count: 'countFailedMessages',
  views: builtInViews('listFailedMessages', () => [
    { id: 'email', name: 'Email', filter: { channel: { in: ['Email'] } } },
    { id: 'sms', name: 'Text', filter: { channel: { in: ['SMS'] } } },
  ]),
} as const satisfies ListOperations;

/** Jobs whose attempts are used up. */
export const FAILED_JOB_LIST = {
  name: 'failed-jobs',
  list: 'listFailedJobs',
  count: 'countFailedJobs',
} as const satisfies ListOperations;

/** What shows either. */
export const FAILED_SHOWN_BY = [
  'listFailedMessages',
  'countFailedMessages',
  'listFailedJobs',
  'countFailedJobs',
  'listAuditEntries',
] as const;
