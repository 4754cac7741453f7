import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';

export const adminDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard', needs: 'signed-in' },
  component: lazyRouteComponent(() => import('./admin-dashboard-screen.tsx'), 'AdminDashboardScreen'),
});
