import type { ListFilter } from '@upline/domain';
import type { ListOperations } from '@upline/shell';

/** Trainees of the associate; the route loads by them and the screen shows by them. */
export const TRAINEE_LIST = {
  name: 'trainees',
  list: 'listTrainees',
  count: 'countTrainees',
} as const satisfies ListOperations;

/** Where notices about training lead. */
export const TRAINEES = '/team/trainees';

/** Those with a case that waits for the reader's word. */
export const TO_ACKNOWLEDGE: ListFilter = { cases_to_acknowledge: { gt: 0 } };
