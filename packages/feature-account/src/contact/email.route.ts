import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** Another email for the own account (domain.md 2.2). */
export const emailRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/email',
  staticData: { title: 'Change email', needs: 'requestEmailChange' },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryFor('getSignInSettings')),
  component: lazyRouteComponent(() => import('./email-screen.tsx'), 'EmailScreen'),
});
