import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute, tabSearch } from '@upline/shell';
import { REGISTRATION_LIST } from './registration-list.ts';

export const registrationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/registrations',
  staticData: { title: 'Registrations', needs: 'listOfficeRegistrations', lists: { registrations: {} } },
  ...listPage(REGISTRATION_LIST),
  component: lazyRouteComponent(() => import('./registrations-screen.tsx'), 'RegistrationsScreen'),
});

export const registrationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/registrations/$id',
  staticData: { title: 'Registration', needs: 'getOfficeRegistration' },
  validateSearch: tabSearch('overview', 'activity'),
  loader: loadRecord('getOfficeRegistration'),
  component: lazyRouteComponent(() => import('./registration-screen.tsx'), 'RegistrationScreen'),
});
