import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, loadRecord, signedInRoute, tabSearch } from '@upline/shell';
import { CLIENT_LIST } from './client-list.ts';

export const clientsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/clients',
  staticData: { title: 'Clients', needs: 'listClients', lists: { clients: {} } },
  ...listPage(CLIENT_LIST),
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
  loader: loadRecord('getClient'),
  component: lazyRouteComponent(() => import('./client-screen.tsx'), 'ClientScreen'),
});

export const clientEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/clients/$id/edit',
  staticData: { title: 'Edit', needs: 'updateClient' },
  loader: loadNewest('getClient'),
  component: lazyRouteComponent(() => import('./form/client-edit-screen.tsx'), 'ClientEditScreen'),
});
