import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { ASSOCIATE_LIST } from './associate-list.ts';

export const associatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/associates',
  staticData: { title: 'Associates', needs: 'listAssociates', lists: { associates: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, ASSOCIATE_LIST, deps),
  component: lazyRouteComponent(() => import('./associates-screen.tsx'), 'AssociatesScreen'),
});

const tab = tabSearch(
  'overview',
  'network',
  'licensing',
  'levels',
  'settings',
  'payout',
  'business',
  'audit',
);
/** The palette leads here with the question already open. */
const asked = ({ ask }: Record<string, unknown>): { ask?: 'view-as' } => (ask === 'view-as' ? { ask } : {});

export const associateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/associates/$code',
  staticData: { title: 'Associate', needs: 'getAssociate' },
  validateSearch: (search: Record<string, unknown>) => ({ ...tab(search), ...asked(search) }),
  loader: ({ context, params: { code } }) =>
    context.queryClient.ensureQueryData(queryFor('getAssociate', { params: { code } })),
  component: lazyRouteComponent(() => import('./associate-screen.tsx'), 'AssociateScreen'),
});

export const associateEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/associates/$code/edit',
  staticData: { title: 'Edit', needs: 'updateAssociate' },
  // The form starts from the newest record, so that its version is the one that is there.
  loader: ({ context, params: { code } }) =>
    context.queryClient.fetchQuery({ ...queryFor('getAssociate', { params: { code } }), staleTime: 0 }),
  component: lazyRouteComponent(() => import('../person/edit-screen.tsx'), 'AssociateEditScreen'),
});
