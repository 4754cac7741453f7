import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { wayBack } from '../layout/way-back.ts';
import { APPOINTMENT_LIST } from './appointment-list.ts';

/** The list, and the appointment that a policy waits for. */
type AppointmentSearch = ReturnType<typeof listSearch> & {
  provider?: string;
  in?: string;
  back?: string;
};

/** Own appointments with providers (domain.md 2.4). */
export const appointmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/provider-appointments',
  staticData: {
    title: 'Provider appointments',
    needs: 'listOwnAppointments',
    lists: { 'own-appointments': {} },
  },
  validateSearch: (search: Record<string, unknown>): AppointmentSearch => ({
    ...listSearch(search),
    ...(typeof search.provider === 'string' && typeof search.in === 'string'
      ? { provider: search.provider, in: search.in }
      : {}),
    ...wayBack(search),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, APPOINTMENT_LIST, deps),
  component: lazyRouteComponent(() => import('./appointments-screen.tsx'), 'AppointmentsScreen'),
});
