import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';
import { scheduleQuery, scheduleSearch } from './schedule-search.ts';

export const scheduleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/compensation-schedule',
  staticData: { title: 'Compensation Schedule', needs: 'getPublishedSchedule' },
  validateSearch: scheduleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(queryFor('getPublishedSchedule', { query: scheduleQuery(deps) })),
  component: lazyRouteComponent(() => import('./schedule-screen.tsx'), 'ScheduleScreen'),
});
