import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, loadRecord, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { SCHEDULE_LIST } from './schedule-list.ts';

export const schedulesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/catalogue/schedules',
  staticData: {
    title: 'Compensation schedules',
    needs: 'listCompensationSchedules',
    lists: { 'compensation-schedules': {} },
  },
  ...listPage(SCHEDULE_LIST),
  component: lazyRouteComponent(() => import('./schedules-screen.tsx'), 'SchedulesScreen'),
});

export const scheduleCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/catalogue/schedules/create',
  staticData: { title: 'Create schedule', needs: 'createCompensationSchedule' },
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(queryFor('listCompensationSchedules', { query: { limit: 100 } })),
  component: lazyRouteComponent(() => import('./schedule-form-screens.tsx'), 'ScheduleCreateScreen'),
});

export const scheduleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/catalogue/schedules/$id',
  staticData: { title: 'Schedule', needs: 'getCompensationSchedule' },
  validateSearch: tabSearch('rates', 'changes'),
  loader: ({ context, params }) =>
    Promise.all([
      loadRecord('getCompensationSchedule')({ context, params }),
      loadRecord('getCompensationScheduleDiff')({ context, params }),
    ]),
  component: lazyRouteComponent(() => import('./schedule-screen.tsx'), 'ScheduleScreen'),
});

export const scheduleEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/catalogue/schedules/$id/edit',
  staticData: { title: 'Edit', needs: 'updateCompensationSchedule' },
  loader: loadNewest('getCompensationSchedule'),
  component: lazyRouteComponent(() => import('./schedule-form-screens.tsx'), 'ScheduleEditScreen'),
});

export const scheduleRatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/catalogue/schedules/$id/rates',
  staticData: { title: 'Edit rates', needs: 'setCompensationScheduleRates' },
  loader: loadNewest('getCompensationSchedule'),
  component: lazyRouteComponent(() => import('./rates-screen.tsx'), 'RatesScreen'),
});
