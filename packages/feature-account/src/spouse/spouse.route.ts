import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** The spouse, and the link of two codes (domain.md 2.2). */
export const spouseRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/spouse',
  staticData: { title: 'Spouse', needs: 'getSpouse' },
  // The form starts from the newest record, so that its version is the one that is there.
  loader: ({ context }) => context.queryClient.fetchQuery({ ...queryFor('getSpouse'), staleTime: 0 }),
  component: lazyRouteComponent(() => import('./spouse-screen.tsx'), 'SpouseScreen'),
});
