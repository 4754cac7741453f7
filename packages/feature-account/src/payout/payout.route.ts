import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadRecord, queryFor, signedInRoute } from '@upline/shell';

/** Bank accounts to which the associate is paid (domain.md 2.9). */
export const payoutsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/payout-information',
  staticData: { title: 'Payout information', needs: 'listPayoutInformation' },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryFor('listPayoutInformation')),
  component: lazyRouteComponent(() => import('./payout-list-screen.tsx'), 'PayoutListScreen'),
});

export const payoutCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/payout-information/create',
  staticData: { title: 'Create payout information', needs: 'createPayoutInformation' },
  component: lazyRouteComponent(() => import('./payout-form-screens.tsx'), 'PayoutCreateScreen'),
});

export const payoutRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/payout-information/$id',
  staticData: { title: 'Payout information', needs: 'getPayoutInformation' },
  loader: loadRecord('getPayoutInformation'),
  component: lazyRouteComponent(() => import('./payout-screen.tsx'), 'PayoutScreen'),
});

export const payoutEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/payout-information/$id/edit',
  staticData: { title: 'Edit', needs: 'updatePayoutInformation' },
  // The form starts from the newest record, so that its version is the one that is there.
  loader: ({ context, params: { id } }) =>
    context.queryClient.fetchQuery({
      ...queryFor('getPayoutInformation', { params: { id } }),
      staleTime: 0,
    }),
  component: lazyRouteComponent(() => import('./payout-form-screens.tsx'), 'PayoutEditScreen'),
});
