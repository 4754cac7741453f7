import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** Own equity share credits (domain.md 2.6). */
export const equityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/equity-share-credits',
  staticData: { title: 'Equity share credits', needs: 'listEquityShareCredits' },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryFor('listEquityShareCredits')),
  component: lazyRouteComponent(() => import('./equity-screen.tsx'), 'EquityScreen'),
});
