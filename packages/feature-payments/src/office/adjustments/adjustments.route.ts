import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute } from '@upline/shell';
import { ADJUSTMENT_LIST } from './adjustment-list.ts';

export const adjustmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/adjustments',
  staticData: { title: 'Adjustments', needs: 'listAdjustments', lists: { adjustments: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, ADJUSTMENT_LIST, deps),
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
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(queryFor('getAdjustment', { params: { id } })),
  component: lazyRouteComponent(() => import('./adjustment-screen.tsx'), 'AdjustmentScreen'),
});
