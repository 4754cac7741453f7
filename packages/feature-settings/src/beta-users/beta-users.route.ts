import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { BETA_USER_LIST } from './beta-user-list.ts';

export const betaUsersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/beta-users',
  staticData: { title: 'Beta users', needs: 'listBetaUsers', lists: { 'beta-users': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, BETA_USER_LIST, deps),
  component: lazyRouteComponent(() => import('./beta-users-screen.tsx'), 'BetaUsersScreen'),
});
