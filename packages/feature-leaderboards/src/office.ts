/// <reference types="@upline/ui-kit/ambient.d.ts" />
import { defineFeature } from '@upline/shell';
import { officeCompanyRoute } from './company/company.route.ts';
import { officeBuilderBonusRoute, officeBuilderRoute, officeHawaiiRoute } from './contests/contests.route.ts';
import { namedTeamsRoute } from './named-teams/named-teams.route.ts';
import { contestRoute, contestsRoute } from './programs/contests.route.ts';
import { officeLeaderboardTile } from './tile/tile.ts';

/** The boards of the whole company, for the home office. Mounted by the admin app. */
export const officeLeaderboardsFeature = defineFeature({
  id: 'leaderboards',
  routes: {
    officeCompanyRoute,
    officeBuilderRoute,
    officeHawaiiRoute,
    officeBuilderBonusRoute,
    namedTeamsRoute,
    contestsRoute,
    contestRoute,
  },
  tiles: [officeLeaderboardTile],
});
