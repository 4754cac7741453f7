import type { ListOperations } from '@upline/shell';

/** The operations the clients list lives on; the route loads by them and the screen shows by them. */
export const CLIENT_LIST = {
  name: 'clients',
  list: 'listClients',
  count: 'countClients',
  export: 'exportClients',
} as const satisfies ListOperations;
