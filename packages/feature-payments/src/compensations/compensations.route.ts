import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute } from '@upline/shell';
import { COMPENSATION_LIST } from './compensation-lists.ts';

export const compensationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/compensations',
  staticData: { title: 'Payments', needs: 'listCompensations', lists: { compensations: {} } },
  ...listPage(COMPENSATION_LIST),
  component: lazyRouteComponent(() => import('./compensations-screen.tsx'), 'CompensationsScreen'),
});

export const compensationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/compensations/$id',
  staticData: { title: 'Receipt', needs: 'getCompensation' },
  loader: loadRecord('getCompensation'),
  component: lazyRouteComponent(() => import('./compensation-screen.tsx'), 'CompensationScreen'),
});
