/// <reference types="@upline/ui-kit/ambient.d.ts" />
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { defineFeature } from '@upline/shell';
import { eventRoute, eventsRoute, pastEventsRoute } from './reading/events.route.ts';
import { eventsTile } from './tile/tile.ts';

/** Events of the portal. */
export const eventsFeature = defineFeature({
  id: 'events',
  routes: { eventsRoute, pastEventsRoute, eventRoute },
  nav: [
    { section: 'events', label: 'Upcoming', icon: IconCalendarEvent, route: eventsRoute, order: 10 },
    { section: 'events', label: 'Past', icon: IconHistory, route: pastEventsRoute, order: 20 },
  ],
  tiles: [eventsTile],
});
