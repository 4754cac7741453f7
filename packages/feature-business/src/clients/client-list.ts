import { MONTHS } from '@upline/domain';
import { builtInViews, type ListOperations } from '@upline/shell';

/** The operations the clients list lives on; the route loads by them and the screen shows by them. */
export const CLIENT_LIST = {
  name: 'clients',
  list: 'listClients',
  count: 'countClients',
  export: 'exportClients',
  views: builtInViews('listClients', () => [
    {
      id: 'birthdays',
      name: 'Birthdays this month',
      filter: { birthday_month: { in: [MONTHS[new Date().getMonth()] ?? MONTHS[0]] } },
    },
    {
      id: 'quiet',
      name: 'Quiet for half a year',
      filter: { last_activity_at: { during: 'over_6_months_ago' } },
    },
    { id: 'without', name: 'Without a policy', filter: { policies: { eq: 0 } } },
    { id: 'archived', name: 'Archived', filter: { archived: { eq: true } } },
  ]),
} as const satisfies ListOperations;
