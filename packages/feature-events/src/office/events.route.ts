import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, loadRecord, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { EVENT_LIST } from './event-lists.ts';

export const officeEventsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/events',
  staticData: { title: 'Events', needs: 'listEvents', lists: { events: {} } },
  ...listPage(EVENT_LIST),
  component: lazyRouteComponent(() => import('./events-screen.tsx'), 'EventsScreen'),
});

export const eventCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/events/create',
  staticData: { title: 'Create event', needs: 'createEvent' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listAnnouncementTeams')),
  component: lazyRouteComponent(() => import('./event-form-screens.tsx'), 'EventCreateScreen'),
});

export const officeEventRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/events/$id',
  staticData: { title: 'Event', needs: 'getEvent' },
  validateSearch: tabSearch('overview', 'tickets', 'attendees'),
  loader: loadRecord('getEvent'),
  component: lazyRouteComponent(() => import('./event-screen.tsx'), 'EventScreen'),
});

export const eventEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/events/$id/edit',
  staticData: { title: 'Edit', needs: 'updateEvent' },
  loader: ({ context, params }) =>
    Promise.all([
      loadNewest('getEvent')({ context, params }),
      context.queryClient.ensureQueryData(queryFor('listAnnouncementTeams')),
    ]),
  component: lazyRouteComponent(() => import('./event-form-screens.tsx'), 'EventEditScreen'),
});

export const checkInRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/events/$id/check-in',
  staticData: { title: 'Check-in', needs: 'checkInEventTicket' },
  loader: loadRecord('getEvent'),
  component: lazyRouteComponent(() => import('./check-in-screen.tsx'), 'CheckInScreen'),
});
