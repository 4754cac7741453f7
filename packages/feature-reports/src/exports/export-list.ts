import { builtInViews, type ListOperations } from '@upline/shell';

/** What the reader exported in the last days (R-REP-01). */
export const EXPORT_LIST = {
  name: 'exports',
  list: 'listExports',
  count: 'countExports',
  views: builtInViews('listExports', () => [
    { id: 'ready', name: 'Ready', filter: { state: { in: ['Ready'] } } },
    { id: 'preparing', name: 'Preparing', filter: { state: { in: ['Preparing'] } } },
  ]),
} as const satisfies ListOperations;
