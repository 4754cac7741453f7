import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { FAILED_JOB_LIST, FAILED_MESSAGE_LIST } from './failed-lists.ts';

export const failedMessagesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/failed-work',
  staticData: { title: 'Failed work', needs: 'listFailedMessages', lists: { 'failed-messages': {} } },
  ...listPage(FAILED_MESSAGE_LIST),
  component: lazyRouteComponent(() => import('./failed-messages-screen.tsx'), 'FailedMessagesScreen'),
});

export const failedJobsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/failed-work/jobs',
  staticData: { title: 'Failed jobs', needs: 'listFailedJobs', lists: { 'failed-jobs': {} } },
  ...listPage(FAILED_JOB_LIST),
  component: lazyRouteComponent(() => import('./failed-jobs-screen.tsx'), 'FailedJobsScreen'),
});
