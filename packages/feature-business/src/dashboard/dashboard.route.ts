import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { accessQuery, queryFor, signedInRoute } from '@upline/shell';
import { dashboardSearch, scopeOf } from './dashboard-search.ts';

export const businessDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/dashboard',
  staticData: { title: 'Business dashboard', needs: 'getBusinessStatistics' },
  validateSearch: dashboardSearch,
  loaderDeps: ({ search }) => search,
  // The page waits for no figure: until the server has answered it shows the last ones.
  loader: ({ context: { queryClient }, deps }) =>
    void queryClient.ensureQueryData(accessQuery).then(
      (access) =>
        queryClient.prefetchQuery(queryFor('getBusinessStatistics', { query: scopeOf(deps, access) })),
      () => undefined,
    ),
  component: lazyRouteComponent(() => import('./business-dashboard-screen.tsx'), 'BusinessDashboardScreen'),
});
