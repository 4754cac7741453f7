import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

export const incomeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/income-calculator',
  staticData: { title: 'Income Calculator', needs: 'getPublishedSchedule' },
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(queryFor('getPublishedSchedule', { query: {} })),
  component: lazyRouteComponent(() => import('./income-screen.tsx'), 'IncomeScreen'),
});
