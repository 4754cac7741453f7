import { builtInViews, type ListOperations } from '@upline/shell';

/** Adjustments of everybody; the route loads by them and the screen shows by them. */
export const ADJUSTMENT_LIST = {
  name: 'adjustments',
  list: 'listAdjustments',
  count: 'countAdjustments',
  views: builtInViews('listAdjustments', () => [
    { id: 'pending', name: 'Waiting', filter: { status: { in: ['Pending'] } } },
    { id: 'approved', name: 'Approved', filter: { status: { in: ['Approved'] } } },
    { id: 'refused', name: 'Refused', filter: { status: { in: ['Refused'] } } },
  ]),
} as const satisfies ListOperations;

/** What shows adjustments. */
export const ADJUSTMENTS_SHOWN_BY = [
  'listAdjustments',
  'countAdjustments',
  'getAdjustment',
  'getOfficeQueues',
] as const;
