import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** Own requests for another upline, and those the associate is asked about (domain.md 2.33). */
export const uplineChangesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/upline-changes',
  staticData: { title: 'Upline changes', needs: 'listUplineChanges' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listUplineChanges')),
  component: lazyRouteComponent(() => import('./upline-changes-screen.tsx'), 'UplineChangesScreen'),
});
