import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute } from '@upline/shell';
import { FEE_LIST } from './fee-list.ts';

export const feesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/fees',
  staticData: { title: 'Fees and taxes', needs: 'listFees', lists: { fees: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, FEE_LIST, deps),
  component: lazyRouteComponent(() => import('./fees-screen.tsx'), 'FeesScreen'),
});

export const feeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/fees/$id',
  staticData: { title: 'Fee', needs: 'getFee' },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(queryFor('getFee', { params: { id } })),
  component: lazyRouteComponent(() => import('./fee-screen.tsx'), 'FeeScreen'),
});
