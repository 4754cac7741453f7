import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';
import { dashboardSearch, scopeOf } from './dashboard-search.ts';

export const teamDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team',
  staticData: { title: 'Team dashboard', needs: 'getTeamCounts' },
  validateSearch: dashboardSearch,
  loaderDeps: ({ search }) => search,
  // The page waits for no figure: until the server has answered it shows the last ones.
  loader: ({ context: { queryClient }, deps }) => {
    const query = scopeOf(deps);
    void queryClient.prefetchQuery(queryFor('getTeamLevels', { query }));
    void queryClient.prefetchQuery(queryFor('getTeamMembersCount', { query }));
    void queryClient.prefetchQuery(queryFor('getTeamExpiringLicenses', { query }));
    void queryClient.prefetchQuery(queryFor('getTeamNewRecruits', { query }));
  },
  component: lazyRouteComponent(() => import('./team-dashboard-screen.tsx'), 'TeamDashboardScreen'),
});
