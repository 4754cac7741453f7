import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, queryFor, signedInRoute } from '@upline/shell';
import { PAYOUT_LIST, STATEMENT_LIST } from './payout-lists.ts';

export const payoutsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payouts',
  staticData: { title: 'Payouts', needs: 'listPayouts', lists: { payouts: {} } },
  ...listPage(PAYOUT_LIST),
  component: lazyRouteComponent(() => import('./payouts-screen.tsx'), 'PayoutsScreen'),
});

export const payoutRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payouts/$id',
  staticData: { title: 'Payout', needs: 'getPayout' },
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      queryClient.ensureQueryData(queryFor('getPayout', { params })),
      queryClient.ensureQueryData(queryFor('getPayoutStatement', { params })),
    ]),
  component: lazyRouteComponent(() => import('./payout-screen.tsx'), 'PayoutScreen'),
});

export const officeStatementsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/statements',
  staticData: { title: 'Statements', needs: 'listPayouts', lists: { 'payout-statements': {} } },
  ...listPage(STATEMENT_LIST),
  component: lazyRouteComponent(() => import('../statements/statements-screen.tsx'), 'StatementsScreen'),
});
