import IconBeach from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { defineFeature } from '@upline/shell';
import { companyRoute } from './company/company.route.ts';
import { builderBonusRoute, builderRoute, hawaiiRoute } from './contests/contests.route.ts';
import { teamRoute, teamsRoute } from './teams/teams.route.ts';
import { leaderboardTile } from './tile/tile.ts';

const place = { section: 'dashboard', group: 'Leaderboards' } as const;

/** The boards an associate reads. Their lines are the specification's menu of leaderboard types. */
export const leaderboardsFeature = defineFeature({
  id: 'leaderboards',
  routes: { companyRoute, builderRoute, hawaiiRoute, builderBonusRoute, teamsRoute, teamRoute },
  nav: [
    { section: 'dashboard', label: 'Dashboard', icon: IconHome, page: '/dashboard', order: 10 },
    { ...place, label: 'Company', icon: IconTrophy, route: companyRoute, order: 20 },
    { ...place, label: 'Builder', icon: IconBuildingCommunity, route: builderRoute, order: 30 },
    { ...place, label: 'Hawaii', icon: IconBeach, route: hawaiiRoute, order: 40 },
    { ...place, label: 'Teams', icon: IconUsersGroup, route: teamsRoute, order: 50 },
    { ...place, label: 'Builder Bonus Leaderboard', icon: IconGift, route: builderBonusRoute, order: 60 },
  ],
  tiles: [leaderboardTile],
});
