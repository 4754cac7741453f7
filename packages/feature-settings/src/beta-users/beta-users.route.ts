import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { BETA_USER_LIST } from './beta-user-list.ts';

export const betaUsersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/beta-users',
  staticData: { title: 'Beta users', needs: 'listBetaUsers', lists: { 'beta-users': {} } },
  ...listPage(BETA_USER_LIST),
  component: lazyRouteComponent(() => import('./beta-users-screen.tsx'), 'BetaUsersScreen'),
});
