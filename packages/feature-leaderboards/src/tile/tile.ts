import type { DashboardTile } from '@upline/shell';
import { lazy } from 'react';

/** The leaderboard on the portal's dashboard. */
export const leaderboardTile: DashboardTile = {
  id: 'leaderboard',
  order: 50,
  needs: 'getLeaderboard',
  component: lazy(() => import('./leaderboard-tile.tsx').then((chunk) => ({ default: chunk.OwnTile }))),
};

/** The company board on the dashboard of the home office. */
export const officeLeaderboardTile: DashboardTile = {
  id: 'leaderboard',
  order: 50,
  needs: 'getCompanyLeaderboard',
  component: lazy(() => import('./leaderboard-tile.tsx').then((chunk) => ({ default: chunk.OfficeTile }))),
};
