import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

export const planDataRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/plan-data',
  staticData: { title: 'Levels and thresholds', needs: 'getPlanData' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('getPlanData')),
  component: lazyRouteComponent(() => import('./plan-data-screen.tsx'), 'PlanDataScreen'),
});
