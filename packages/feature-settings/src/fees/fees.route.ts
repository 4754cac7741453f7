import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute } from '@upline/shell';
import { FEE_LIST } from './fee-list.ts';

export const feesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/fees',
  staticData: { title: 'Fees and taxes', needs: 'listFees', lists: { fees: {} } },
  ...listPage(FEE_LIST),
  component: lazyRouteComponent(() => import('./fees-screen.tsx'), 'FeesScreen'),
});

export const feeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/fees/$id',
  staticData: { title: 'Fee', needs: 'getFee' },
  loader: loadRecord('getFee'),
  component: lazyRouteComponent(() => import('./fee-screen.tsx'), 'FeeScreen'),
});
