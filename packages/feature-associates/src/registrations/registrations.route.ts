import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { REGISTRATION_LIST } from './registration-list.ts';

export const registrationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/registrations',
  staticData: { title: 'Registrations', needs: 'listOfficeRegistrations', lists: { registrations: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, REGISTRATION_LIST, deps),
  component: lazyRouteComponent(() => import('./registrations-screen.tsx'), 'RegistrationsScreen'),
});

export const registrationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/registrations/$id',
  staticData: { title: 'Registration', needs: 'getOfficeRegistration' },
  validateSearch: tabSearch('overview', 'activity'),
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(queryFor('getOfficeRegistration', { params: { id } })),
  component: lazyRouteComponent(() => import('./registration-screen.tsx'), 'RegistrationScreen'),
});
