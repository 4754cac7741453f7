import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { VIEW_LIST } from './view-list.ts';

export const viewsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/audit/accounts-viewed',
  staticData: { title: 'Accounts viewed', needs: 'listProxySessions', lists: { 'proxy-sessions': {} } },
  ...listPage(VIEW_LIST),
  component: lazyRouteComponent(() => import('./views-screen.tsx'), 'ViewsScreen'),
});
