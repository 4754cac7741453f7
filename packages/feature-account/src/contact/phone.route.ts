import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** Another phone for the own account (domain.md 2.2). */
export const phoneRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/phone',
  staticData: { title: 'Change phone', needs: 'requestPhoneChange' },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryFor('getSignInSettings')),
  component: lazyRouteComponent(() => import('./phone-screen.tsx'), 'PhoneScreen'),
});
