import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadList, signedInRoute } from '@upline/shell';
import { REVIEW_LISTS, REVIEWS, reviewSearch } from './review-lists.ts';

export const reviewsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: REVIEWS,
  staticData: { title: 'Supervision', needs: 'listSupervisionReviews', lists: { 'supervision-reviews': {} } },
  validateSearch: reviewSearch,
  loaderDeps: ({ search: { review, ...search } }) => search,
  loader: ({ context, deps }) => loadList(context, REVIEW_LISTS.portal, deps),
  component: lazyRouteComponent(() => import('./reviews-screen.tsx'), 'ReviewsScreen'),
});

/** The same for the home office. */
export const officeReviewsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: REVIEWS,
  staticData: {
    title: 'Supervision',
    needs: 'listAdminSupervisionReviews',
    lists: { 'admin-supervision-reviews': {} },
  },
  validateSearch: reviewSearch,
  loaderDeps: ({ search: { review, ...search } }) => search,
  loader: ({ context, deps }) => loadList(context, REVIEW_LISTS.admin, deps),
  component: lazyRouteComponent(() => import('./reviews-screen.tsx'), 'OfficeReviewsScreen'),
});
