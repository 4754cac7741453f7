import type { DashboardTile } from '@upline/shell';
import { lazy } from 'react';

/** The next events on the portal's dashboard. */
export const eventsTile: DashboardTile = {
  id: 'events',
  // The last: it takes no room where nothing is planned, and nothing moves when it comes.
  order: 60,
  needs: 'listUpcomingEvents',
  component: lazy(() => import('./events-tile.tsx').then((chunk) => ({ default: chunk.EventsTile }))),
};
