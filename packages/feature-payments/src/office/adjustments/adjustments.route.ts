import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute } from '@upline/shell';
import { ADJUSTMENT_LIST } from './adjustment-list.ts';

export const adjustmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/adjustments',
  staticData: { title: 'Adjustments', needs: 'listAdjustments', lists: { adjustments: {} } },
  ...listPage(ADJUSTMENT_LIST),
  component: lazyRouteComponent(() => import('./adjustments-screen.tsx'), 'AdjustmentsScreen'),
});

export const adjustmentCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/adjustments/create',
  staticData: { title: 'Create adjustment', needs: 'createAdjustment' },
  component: lazyRouteComponent(() => import('./adjustment-create-screen.tsx'), 'AdjustmentCreateScreen'),
});

export const adjustmentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/adjustments/$id',
  staticData: { title: 'Adjustment', needs: 'getAdjustment' },
  loader: loadRecord('getAdjustment'),
  component: lazyRouteComponent(() => import('./adjustment-screen.tsx'), 'AdjustmentScreen'),
});
