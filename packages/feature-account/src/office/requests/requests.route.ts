import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import {
  INTERNATIONAL_LIST,
  LEVEL_REQUEST_LIST,
  PAYOUT_INFORMATION_LIST,
  UPLINE_CHANGE_LIST,
} from './request-lists.ts';

export const payoutInformationRequestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payout-information',
  staticData: {
    title: 'Payout information',
    needs: 'listPayoutInformationRequests',
    lists: { 'payout-information': {} },
  },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, PAYOUT_INFORMATION_LIST, deps),
  component: lazyRouteComponent(() => import('./payout-information-screen.tsx'), 'PayoutInformationScreen'),
});

export const levelRequestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/level-requests',
  staticData: { title: 'Level requests', needs: 'listAdminLevelRequests', lists: { 'level-requests': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, LEVEL_REQUEST_LIST, deps),
  component: lazyRouteComponent(() => import('./level-requests-screen.tsx'), 'LevelRequestsScreen'),
});

export const uplineChangesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/upline-changes',
  staticData: {
    title: 'Upline changes',
    needs: 'listUplineChangeRequests',
    lists: { 'upline-requests': {} },
  },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, UPLINE_CHANGE_LIST, deps),
  component: lazyRouteComponent(() => import('./upline-changes-screen.tsx'), 'UplineChangesScreen'),
});

export const internationalRequestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/international-appointments',
  staticData: {
    title: 'International appointments',
    needs: 'listInternationalAppointments',
    lists: { 'international-appointments': {} },
  },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, INTERNATIONAL_LIST, deps),
  component: lazyRouteComponent(() => import('./international-screen.tsx'), 'InternationalRequestsScreen'),
});
