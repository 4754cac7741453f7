import type { FilterOf } from '@upline/api-client';
import { MONTHS } from '@upline/domain';
import { queryFor } from '@upline/shell';

/** What the tiles count: the same filter counts and opens the list, so the figure and the list agree. */
export function bookFilters(today: string) {
  return {
    all: { archived: { eq: false } },
    newThisMonth: { archived: { eq: false }, created_at: { gte: `${today.slice(0, 7)}-01` } },
    birthdays: {
      archived: { eq: false },
      birthday_month: { eq: MONTHS[Number(today.slice(5, 7)) - 1] ?? '' },
    },
  };
}

export const countQuery = (filter: FilterOf<'countClients'>) =>
  queryFor('countClients', { query: { filter } });

const RECENT = 6;

/** Clients something happened with last. */
export const recentClientsQuery = queryFor('listClients', {
  query: { limit: RECENT, filter: { archived: { eq: false } }, order: { last_activity_at: 'DESC' } },
});

export const latestNoticesQuery = queryFor('listNotifications', { query: { limit: 5 } });
