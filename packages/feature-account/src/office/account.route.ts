import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

export const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account',
  staticData: { title: 'Account', needs: 'signed-in' },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryFor('getSignInSettings')),
  component: lazyRouteComponent(() => import('./account-screen.tsx'), 'AccountScreen'),
});
