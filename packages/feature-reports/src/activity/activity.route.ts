import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { reportPage } from '../report/report-route.ts';
import { ACTIVITY } from './activity-report.ts';

export const activityRoute = createRoute({
  ...reportPage(ACTIVITY),
  path: '/reports/activity',
  staticData: { title: 'Activity', needs: 'listActivityReport', lists: { 'activity-report': {} } },
  component: lazyRouteComponent(() => import('./activity-screen.tsx'), 'ActivityScreen'),
});
