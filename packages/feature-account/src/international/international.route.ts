import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** Selling and recruiting in the other country: what waits, what was decided, the form (domain.md 2.33). */
export const internationalRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/international-appointment',
  staticData: { title: 'International appointment', needs: 'listOwnInternationalAppointments' },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(queryFor('getInternationalStanding')),
      queryClient.ensureQueryData(queryFor('listOwnInternationalAppointments')),
    ]),
  component: lazyRouteComponent(() => import('./international-screen.tsx'), 'InternationalScreen'),
});
