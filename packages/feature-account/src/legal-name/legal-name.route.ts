import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** The legal name, what waits and what was decided (domain.md 2.2). */
export const legalNameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/legal-name',
  staticData: { title: 'Legal name', needs: 'listOwnLegalNameChanges' },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(queryFor('getProfile')),
      queryClient.ensureQueryData(queryFor('listOwnLegalNameChanges')),
    ]),
  component: lazyRouteComponent(() => import('./legal-name-screen.tsx'), 'LegalNameScreen'),
});
