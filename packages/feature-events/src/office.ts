import { defineFeature } from '@upline/shell';
import {
  checkInRoute,
  eventCreateRoute,
  eventEditRoute,
  officeEventRoute,
  officeEventsRoute,
} from './office/events.route.ts';

/** Events as the home office runs them (domain.md 2.36). Mounted by the admin app. */
export const officeEventsFeature = defineFeature({
  id: 'events',
  routes: { officeEventsRoute, eventCreateRoute, officeEventRoute, eventEditRoute, checkInRoute },
});
