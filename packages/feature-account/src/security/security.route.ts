import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** Password, sessions and devices on one page (domain.md B.2, 8.2). */
export const securityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/password',
  staticData: { title: 'Password and security', needs: 'listSessions' },
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.ensureQueryData(queryFor('listSessions')),
      context.queryClient.ensureQueryData(queryFor('getSignInSettings')),
    ]),
  component: lazyRouteComponent(() => import('./security-screen.tsx'), 'SecurityScreen'),
});
