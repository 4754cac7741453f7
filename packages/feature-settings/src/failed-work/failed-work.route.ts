import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { FAILED_JOB_LIST, FAILED_MESSAGE_LIST } from './failed-lists.ts';

export const failedMessagesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/failed-work',
  staticData: { title: 'Failed work', needs: 'listFailedMessages', lists: { 'failed-messages': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, FAILED_MESSAGE_LIST, deps),
  component: lazyRouteComponent(() => import('./failed-messages-screen.tsx'), 'FailedMessagesScreen'),
});

export const failedJobsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/failed-work/jobs',
  staticData: { title: 'Failed jobs', needs: 'listFailedJobs', lists: { 'failed-jobs': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, FAILED_JOB_LIST, deps),
  component: lazyRouteComponent(() => import('./failed-jobs-screen.tsx'), 'FailedJobsScreen'),
});
