import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicRoute } from '@upline/shell';

/** The address in the mail that confirms an email (domain.md 2.2). */
export const confirmEmailRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/confirm-email/$token',
  staticData: { title: 'Confirm your email', needs: 'public' },
  component: lazyRouteComponent(() => import('./confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
});
