import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicRoute } from '@upline/shell';

export const ssoRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/login/sso/$token',
  staticData: { title: 'Sign in', needs: 'public' },
  component: lazyRouteComponent(() => import('./sso-screen.tsx'), 'SsoScreen'),
});
