import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** The builder plan: what it brings, what it costs, and the own enrollment (domain.md 2.33). */
export const builderPlanRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/builder-plan-enrollment',
  staticData: { title: 'Builder plan', needs: 'getBuilderPlan' },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryFor('getBuilderPlan')),
  component: lazyRouteComponent(() => import('./builder-plan-screen.tsx'), 'BuilderPlanScreen'),
});
