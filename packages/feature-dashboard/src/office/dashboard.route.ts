import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';

export const officeDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard', needs: 'signed-in' },
  component: lazyRouteComponent(() => import('./office-dashboard-screen.tsx'), 'OfficeDashboardScreen'),
});
