import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';

export const reportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports',
  staticData: { title: 'Reports', needs: 'listCashflowReport' },
  component: lazyRouteComponent(() => import('./reports-screen.tsx'), 'ReportsScreen'),
});
