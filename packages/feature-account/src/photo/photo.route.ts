import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';

export const photoRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/photo',
  staticData: { title: 'Photo', needs: 'uploadPhoto' },
  component: lazyRouteComponent(() => import('./photo-screen.tsx'), 'PhotoScreen'),
});
