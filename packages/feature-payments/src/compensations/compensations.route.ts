import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute } from '@upline/shell';
import { COMPENSATION_LIST } from './compensation-lists.ts';

export const compensationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/compensations',
  staticData: { title: 'Payments', needs: 'listCompensations', lists: { compensations: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, COMPENSATION_LIST, deps),
  component: lazyRouteComponent(() => import('./compensations-screen.tsx'), 'CompensationsScreen'),
});

export const compensationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/compensations/$id',
  staticData: { title: 'Receipt', needs: 'getCompensation' },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(queryFor('getCompensation', { params: { id } })),
  component: lazyRouteComponent(() => import('./compensation-screen.tsx'), 'CompensationScreen'),
});
