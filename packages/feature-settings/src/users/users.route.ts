import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { USER_LIST } from './users-list.ts';

export const usersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/users',
  staticData: { title: 'Users and roles', needs: 'listAdmins', lists: { admins: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, USER_LIST, deps),
  component: lazyRouteComponent(() => import('./users-screen.tsx'), 'UsersScreen'),
});

export const userRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/users/$code',
  staticData: { title: 'Admin', needs: 'getAdmin' },
  validateSearch: tabSearch('overview', 'sessions'),
  loader: ({ context: { queryClient }, params: { code } }) =>
    queryClient.ensureQueryData(queryFor('getAdmin', { params: { code } })),
  component: lazyRouteComponent(() => import('./user-screen.tsx'), 'UserScreen'),
});
