import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** Licenses, E&O cover and certificates of the signed-in associate (domain.md 2.3, 2.33). */
export const licensesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/licenses',
  staticData: { title: 'Licenses', needs: 'listOwnLicenses' },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(queryFor('listOwnLicenses')),
      queryClient.ensureQueryData(queryFor('listOwnEoPolicies')),
      queryClient.ensureQueryData(queryFor('listOwnTrainingCertificates')),
    ]),
  component: lazyRouteComponent(() => import('./licenses-screen.tsx'), 'LicensesScreen'),
});
