import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ApiError } from '@upline/api-client';
import { queryFor, signedInRoute } from '@upline/shell';
import { dashboardSearch, scopeOf } from './dashboard-search.ts';

export const businessDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/dashboard',
  staticData: { title: 'Business dashboard', needs: 'getBusinessStatistics' },
  validateSearch: dashboardSearch,
  loaderDeps: ({ search }) => search,
  // Only a refused scope stops the page; any other failure is told by its tile, and the rest goes on.
  loader: ({ context: { queryClient }, deps }) =>
    queryClient
      .ensureQueryData(queryFor('getBusinessStatistics', { query: scopeOf(deps) }))
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.statusCode === 403) throw error;
      }),
  component: lazyRouteComponent(() => import('./business-dashboard-screen.tsx'), 'BusinessDashboardScreen'),
});
