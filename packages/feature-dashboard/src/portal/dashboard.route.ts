import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';
import { mainQuery } from './main.ts';

export const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard', needs: 'signed-in' },
  // What waits is drawn with the page, so that nothing moves below it; if it fails, its part says so.
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(mainQuery).catch(() => undefined),
  component: lazyRouteComponent(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
});
