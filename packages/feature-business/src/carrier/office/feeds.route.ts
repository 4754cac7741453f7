import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadList, loadRecord, queryFor, signedInRoute } from '@upline/shell';
import {
  FEED_CASES,
  FEED_STATUSES,
  FEEDS,
  IMPORT_LIST,
  importSearch,
  OFFICE_CASE_LIST,
} from './feeds-lists.ts';

export const feedsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: FEEDS,
  staticData: { title: 'Carrier feeds', needs: 'listCarrierImports', lists: { 'carrier-imports': {} } },
  validateSearch: importSearch,
  loaderDeps: ({ search: { import: _import, ...search } }) => search,
  loader: ({ context, deps }) => loadList(context, IMPORT_LIST, deps),
  component: lazyRouteComponent(() => import('./imports-screen.tsx'), 'ImportsScreen'),
});

export const feedCasesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: FEED_CASES,
  staticData: { title: 'Cases', needs: 'listAdminCarrierCases', lists: { 'admin-carrier-cases': {} } },
  ...listPage(OFFICE_CASE_LIST),
  component: lazyRouteComponent(() => import('./office-cases-screen.tsx'), 'OfficeCasesScreen'),
});

export const feedCaseRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${FEED_CASES}/$id`,
  staticData: { title: 'Carrier case', needs: 'getAdminCarrierCase' },
  loader: loadRecord('getAdminCarrierCase'),
  component: lazyRouteComponent(() => import('./office-case-screen.tsx'), 'OfficeCaseScreen'),
});

export const feedStatusesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: FEED_STATUSES,
  staticData: { title: 'Statuses', needs: 'listCarrierStatuses' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listCarrierStatuses')),
  component: lazyRouteComponent(() => import('./statuses-screen.tsx'), 'StatusesScreen'),
});
