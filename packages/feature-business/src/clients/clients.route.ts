import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { CLIENT_LIST } from './client-list.ts';

export const clientsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/clients',
  staticData: { title: 'Clients', needs: 'listClients', lists: { clients: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, CLIENT_LIST, deps),
  component: lazyRouteComponent(() => import('./clients-screen.tsx'), 'ClientsScreen'),
});

export const clientCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/clients/create',
  staticData: { title: 'Create client', needs: 'createClient' },
  component: lazyRouteComponent(() => import('./form/client-create-screen.tsx'), 'ClientCreateScreen'),
});

/** The same form, entered while a policy is being written. */
export const businessCreateClientRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/create/client',
  staticData: { title: 'Create client', needs: 'createClient' },
  component: lazyRouteComponent(() => import('./form/client-create-screen.tsx'), 'ClientCreateScreen'),
});

export const clientRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/clients/$id',
  staticData: { title: 'Client', needs: 'getClient' },
  validateSearch: tabSearch('overview', 'policies', 'analyses', 'notes', 'activity'),
  loader: ({ context, params: { id } }) =>
    context.queryClient.ensureQueryData(queryFor('getClient', { params: { id } })),
  component: lazyRouteComponent(() => import('./client-screen.tsx'), 'ClientScreen'),
});

export const clientEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/clients/$id/edit',
  staticData: { title: 'Edit', needs: 'updateClient' },
  // The form starts from the newest record, so that its version is the one that is there.
  loader: ({ context, params: { id } }) =>
    context.queryClient.fetchQuery({ ...queryFor('getClient', { params: { id } }), staleTime: 0 }),
  component: lazyRouteComponent(() => import('./form/client-edit-screen.tsx'), 'ClientEditScreen'),
});
