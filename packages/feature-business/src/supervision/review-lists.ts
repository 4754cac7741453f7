import type { FilterOf } from '@upline/api-client';
import { builtInViews, type ListOperations, type ListSearch, listSearch } from '@upline/shell';

/** The cases that wait for a word of the reader. */
export const WAITING: FilterOf<'listSupervisionReviews'> = { waiting: { eq: true } };

const views = builtInViews('listSupervisionReviews', () => [
  { id: 'waiting', name: 'Waits for you', filter: WAITING },
  { id: 'pending', name: 'Pending', filter: { status: { in: ['Pending'] } } },
  { id: 'missed', name: 'Missed', filter: { status: { in: ['Missed'] } } },
  { id: 'acknowledged', name: 'Acknowledged', filter: { status: { in: ['Acknowledged'] } } },
]);

/** The operations of either side. */
export const REVIEW_LISTS = {
  portal: {
    name: 'supervision-reviews',
    list: 'listSupervisionReviews',
    count: 'countSupervisionReviews',
    views,
  },
  admin: {
    name: 'admin-supervision-reviews',
    list: 'listAdminSupervisionReviews',
    count: 'countAdminSupervisionReviews',
    views,
  },
} as const satisfies Record<string, ListOperations>;

export const REVIEWS = '/business/supervision-reviews';

export type ReviewSearch = ListSearch & { readonly review?: string };

/** Address of the list; `review` opens one. */
export const reviewSearch = (search: Record<string, unknown>): ReviewSearch => ({
  ...listSearch(search),
  ...(typeof search.review === 'string' ? { review: search.review } : {}),
});
