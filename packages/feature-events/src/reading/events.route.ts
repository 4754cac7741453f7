import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadRecord, queryFor, signedInRoute } from '@upline/shell';

export const eventsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/events',
  staticData: { title: 'Events', needs: 'listUpcomingEvents' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listUpcomingEvents')),
  component: lazyRouteComponent(() => import('./events-screens.tsx'), 'UpcomingScreen'),
});

export const pastEventsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/events/past',
  staticData: { title: 'Past events', needs: 'listPastEvents' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listPastEvents')),
  component: lazyRouteComponent(() => import('./events-screens.tsx'), 'PastScreen'),
});

export const eventRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/events/$slug',
  staticData: { title: 'Event', needs: 'readEvent' },
  loader: loadRecord('readEvent'),
  component: lazyRouteComponent(() => import('./event-screen.tsx'), 'EventScreen'),
});
