import type { OperationAnswer } from '@upline/api-client';
import { builtInViews, type ListOperations } from '@upline/shell';

export type Schedule = OperationAnswer<'getCompensationSchedule'>;
export type ScheduleRow = OperationAnswer<'listCompensationSchedules'>['rows'][number];
export type Rate = Schedule['rates'][number];

/** Versions of the compensation schedule; the latest comes first. */
export const SCHEDULE_LIST = {
  name: 'compensation-schedules',
  list: 'listCompensationSchedules',
  count: 'countCompensationSchedules',
  views: builtInViews('listCompensationSchedules', () => [
    { id: 'drafts', name: 'Drafts', filter: { status: { in: ['Draft'] } } },
    { id: 'open', name: 'Open', filter: { status: { in: ['Open'] } } },
    { id: 'closed', name: 'Closed', filter: { status: { in: ['Closed'] } } },
  ]),
} as const satisfies ListOperations;

const LISTED_BY = ['listCompensationSchedules', 'countCompensationSchedules'] as const;

/** What shows versions; opening one closes another. */
export const SCHEDULES_SHOWN_BY = [
  ...LISTED_BY,
  'getCompensationSchedule',
  'getCompensationScheduleDiff',
] as const;

/** After a deletion: the version itself is gone. */
export const SCHEDULES_LISTED_BY = LISTED_BY;
