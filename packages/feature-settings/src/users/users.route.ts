import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute, tabSearch } from '@upline/shell';
import { USER_LIST } from './users-list.ts';

export const usersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/users',
  staticData: { title: 'Users and roles', needs: 'listAdmins', lists: { admins: {} } },
  ...listPage(USER_LIST),
  component: lazyRouteComponent(() => import('./users-screen.tsx'), 'UsersScreen'),
});

export const userRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/users/$code',
  staticData: { title: 'Admin', needs: 'getAdmin' },
  validateSearch: tabSearch('overview', 'conflicts', 'sessions'),
  loader: loadRecord('getAdmin'),
  component: lazyRouteComponent(() => import('./user-screen.tsx'), 'UserScreen'),
});
