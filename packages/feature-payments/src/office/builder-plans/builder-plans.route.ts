import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { BUILDER_PLAN_LIST } from './builder-plan-list.ts';

export const builderPlansRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/builder-plans',
  staticData: { title: 'Builder plans', needs: 'listBuilderPlans', lists: { 'builder-plans': {} } },
  ...listPage(BUILDER_PLAN_LIST),
  component: lazyRouteComponent(() => import('./builder-plans-screen.tsx'), 'BuilderPlansScreen'),
});
