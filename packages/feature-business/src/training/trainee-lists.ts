import type { FilterOf } from '@upline/api-client';
import { builtInViews, type ListOperations } from '@upline/shell';

/** Trainees of the associate; the route loads by them and the screen shows by them. */
export const TRAINEE_LIST = {
  name: 'trainees',
  list: 'listTrainees',
  count: 'countTrainees',
  views: builtInViews('listTrainees', () => [
    { id: 'to-acknowledge', name: 'To acknowledge', filter: { cases_to_acknowledge: { gt: 0 } } },
    { id: 'open', name: 'Open', filter: { status: { in: ['Pending', 'Open', 'Reopen'] } } },
    { id: 'completed', name: 'Completed', filter: { status: { in: ['Completed'] } } },
  ]),
} as const satisfies ListOperations;

/** Where notices about training lead. */
export const TRAINEES = '/team/trainees';

/** Those with a case that waits for the reader's word. */
export const TO_ACKNOWLEDGE: FilterOf<'listTrainees'> = { cases_to_acknowledge: { gt: 0 } };
