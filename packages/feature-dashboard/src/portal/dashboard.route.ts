import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';
import { announcementsQuery, mainQuery } from './main.ts';

export const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard', needs: 'signed-in' },
  // What waits and what is announced are drawn with the page, so that nothing moves below them; if one fails, its part says so.
  loader: ({ context: { queryClient } }) =>
    Promise.allSettled([
      queryClient.ensureQueryData(mainQuery),
      queryClient.ensureQueryData(announcementsQuery),
    ]),
  component: lazyRouteComponent(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
});
