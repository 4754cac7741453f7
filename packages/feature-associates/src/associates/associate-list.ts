import type { ListOperations } from '@upline/shell';

/** The operations the associates list lives on; the route loads by them and the screen shows by them. */
export const ASSOCIATE_LIST = {
  name: 'associates',
  list: 'listAssociates',
  count: 'countAssociates',
  export: 'exportAssociates',
} as const satisfies ListOperations;
