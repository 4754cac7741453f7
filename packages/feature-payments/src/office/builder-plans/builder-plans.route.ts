import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { BUILDER_PLAN_LIST } from './builder-plan-list.ts';

export const builderPlansRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/builder-plans',
  staticData: { title: 'Builder plans', needs: 'listBuilderPlans', lists: { 'builder-plans': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, BUILDER_PLAN_LIST, deps),
  component: lazyRouteComponent(() => import('./builder-plans-screen.tsx'), 'BuilderPlansScreen'),
});
