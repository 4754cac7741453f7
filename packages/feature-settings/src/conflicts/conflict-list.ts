import type { ListOperations } from '@upline/shell';

/** Declared relatives of every admin. */
export const CONFLICT_LIST = {
  name: 'conflicts',
  list: 'listConflicts',
  count: 'countConflicts',
} as const satisfies ListOperations;
