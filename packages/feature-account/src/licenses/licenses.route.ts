import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';
import { wayBack } from '../layout/way-back.ts';

/** What is entered at once where something was missing. */
const ADDED = ['license', 'eo', 'certificate'] as const;
export type Added = (typeof ADDED)[number];

/** Licenses, E&O cover and certificates of the signed-in associate (domain.md 2.3, 2.33). */
export const licensesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/licenses',
  staticData: { title: 'Licenses', needs: 'listOwnLicenses' },
  validateSearch: (search: Record<string, unknown>): { add?: Added; back?: string } => {
    const add = ADDED.find((one) => one === search.add);
    return { ...(add && { add }), ...wayBack(search) };
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(queryFor('listOwnLicenses')),
      queryClient.ensureQueryData(queryFor('listOwnEoPolicies')),
      queryClient.ensureQueryData(queryFor('listOwnTrainingCertificates')),
    ]),
  component: lazyRouteComponent(() => import('./licenses-screen.tsx'), 'LicensesScreen'),
});
