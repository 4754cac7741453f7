import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { ASSOCIATE_LIST } from './associate-list.ts';

export const associatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/associates',
  staticData: { title: 'Associates', needs: 'listAssociates' },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, ASSOCIATE_LIST, deps),
  component: lazyRouteComponent(() => import('./associates-screen.tsx'), 'AssociatesScreen'),
});

export const associateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/associates/$code',
  staticData: { title: 'Associate', needs: 'getAssociate' },
  validateSearch: tabSearch('overview', 'audit'),
  loader: ({ context, params: { code } }) =>
    context.queryClient.ensureQueryData(queryFor('getAssociate', { params: { code } })),
  component: lazyRouteComponent(() => import('./associate-screen.tsx'), 'AssociateScreen'),
});
