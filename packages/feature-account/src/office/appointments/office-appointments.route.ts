import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { OFFICE_APPOINTMENT_LIST } from './office-appointment-list.ts';

export const officeAppointmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/appointments',
  staticData: { title: 'Appointments', needs: 'listAppointments', lists: { appointments: {} } },
  ...listPage(OFFICE_APPOINTMENT_LIST),
  component: lazyRouteComponent(() => import('./office-appointments-screen.tsx'), 'OfficeAppointmentsScreen'),
});

export const writingNumbersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/appointments/writing-numbers',
  staticData: { title: 'Writing numbers', needs: 'assignWritingNumbers' },
  component: lazyRouteComponent(() => import('./writing-numbers-screen.tsx'), 'WritingNumbersScreen'),
});
