import type { ListOperations } from '@upline/shell';

/** What was put on the own debt and taken off it. */
export const DEBT_ENTRY_LIST = {
  name: 'debt-entries',
  list: 'listDebtEntries',
  count: 'countDebtEntries',
} as const satisfies ListOperations;
