import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

export const efastStartRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/university/efast-start',
  staticData: { title: 'eFast Start', needs: 'getEfastStart' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('getEfastStart')),
  component: lazyRouteComponent(() => import('./efast-screen.tsx'), 'EfastScreen'),
});
