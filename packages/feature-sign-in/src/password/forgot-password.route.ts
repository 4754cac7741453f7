import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicRoute } from '@upline/shell';

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/forgot-password',
  staticData: { title: 'Forgot password', needs: 'public' },
  component: lazyRouteComponent(() => import('./forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
});
