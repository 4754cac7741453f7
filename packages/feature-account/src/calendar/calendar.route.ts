import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** The private address of a calendar with what ends and what is due. */
export const calendarRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/calendar',
  staticData: { title: 'Calendar', needs: 'getCalendarFeed' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('getCalendarFeed')),
  component: lazyRouteComponent(() => import('./calendar-screen.tsx'), 'CalendarScreen'),
});
