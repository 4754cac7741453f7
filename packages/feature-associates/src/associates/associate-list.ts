import { builtInViews, type ListOperations } from '@upline/shell';

/** The operations the associates list lives on; the route loads by them and the screen shows by them. */
export const ASSOCIATE_LIST = {
  name: 'associates',
  list: 'listAssociates',
  count: 'countAssociates',
  export: 'exportAssociates',
  views: builtInViews('listAssociates', () => [
    { id: 'active', name: 'Active', filter: { status: { in: ['Active'] } } },
    { id: 'leaving', name: 'Leaving', filter: { status: { in: ['Resignation Initiated'] } } },
    { id: 'suspended', name: 'Suspended', filter: { status: { in: ['Suspended'] } } },
    { id: 'left', name: 'Left', filter: { status: { in: ['Resigned', 'Terminated'] } } },
  ]),
} as const satisfies ListOperations;
