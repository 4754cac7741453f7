import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
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
  ...listPage(PAYOUT_INFORMATION_LIST),
  component: lazyRouteComponent(() => import('./payout-information-screen.tsx'), 'PayoutInformationScreen'),
});

export const levelRequestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/level-requests',
  staticData: { title: 'Level requests', needs: 'listAdminLevelRequests', lists: { 'level-requests': {} } },
  ...listPage(LEVEL_REQUEST_LIST),
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
  ...listPage(UPLINE_CHANGE_LIST),
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
  ...listPage(INTERNATIONAL_LIST),
  component: lazyRouteComponent(() => import('./international-screen.tsx'), 'InternationalRequestsScreen'),
});
