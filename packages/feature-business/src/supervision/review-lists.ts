import type { ListFilter } from '@upline/domain';
import { type ListOperations, type ListSearch, listSearch } from '@upline/shell';

/** The operations of either side. */
export const REVIEW_LISTS = {
  portal: {
    name: 'supervision-reviews',
    list: 'listSupervisionReviews',
    count: 'countSupervisionReviews',
  },
  admin: {
    name: 'admin-supervision-reviews',
    list: 'listAdminSupervisionReviews',
    count: 'countAdminSupervisionReviews',
  },
} as const satisfies Record<string, ListOperations>;

export const REVIEWS = '/business/supervision-reviews';

export type ReviewSearch = ListSearch & { readonly review?: string };

/** The cases that wait for a word of the reader. */
export const WAITING: ListFilter = { waiting: { eq: true } };

/** Address of the list; `review` opens one. */
export const reviewSearch = (search: Record<string, unknown>): ReviewSearch => ({
  ...listSearch(search),
  ...(typeof search.review === 'string' ? { review: search.review } : {}),
});
