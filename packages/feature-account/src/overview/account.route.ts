import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';

export const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account',
  staticData: { title: 'Account', needs: 'signed-in' },
  component: lazyRouteComponent(() => import('./account-screen.tsx'), 'AccountScreen'),
});
