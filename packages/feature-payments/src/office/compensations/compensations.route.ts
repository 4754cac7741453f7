import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { OFFICE_LINE_LIST } from './compensation-list.ts';

export const officeLinesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/compensations',
  staticData: {
    title: 'Compensation',
    needs: 'listAllCompensations',
    lists: { 'admin-compensations': {} },
  },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, OFFICE_LINE_LIST, deps),
  component: lazyRouteComponent(() => import('./compensations-screen.tsx'), 'OfficeLinesScreen'),
});

export const officeLineRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/compensations/$id',
  staticData: { title: 'Receipt', needs: 'getAnyCompensation' },
  validateSearch: tabSearch('receipt', 'everybody'),
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(queryFor('getAnyCompensation', { params: { id } })),
  component: lazyRouteComponent(() => import('./compensation-screen.tsx'), 'OfficeLineScreen'),
});
