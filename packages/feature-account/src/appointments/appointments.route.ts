import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { APPOINTMENT_LIST } from './appointment-list.ts';

/** Own appointments with providers (domain.md 2.4). */
export const appointmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/provider-appointments',
  staticData: {
    title: 'Provider appointments',
    needs: 'listOwnAppointments',
    lists: { 'own-appointments': {} },
  },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, APPOINTMENT_LIST, deps),
  component: lazyRouteComponent(() => import('./appointments-screen.tsx'), 'AppointmentsScreen'),
});
