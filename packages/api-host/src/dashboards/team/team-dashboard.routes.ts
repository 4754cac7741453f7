import type { Area } from '../../platform/host.ts';
import { companyQuery, companyScope, dashboardQuery, ownScope } from '../dashboard-scope.ts';
import { dashboardTiles } from '../dashboard-tiles.ts';
import { teamDashboardExamples as examples } from './team-dashboard.examples.ts';
import {
  teamActivity,
  teamExpiringLicenses,
  teamLevels,
  teamMembersCount,
  teamNewRecruits,
} from './team-dashboard.schemas.ts';
import { activity, expiring, levels, membersCount, recruits } from './team-dashboard.service.ts';

const tile = dashboardTiles({
  name: 'Team',
  own: {
    policy: { needs: 'team.view', audience: 'portal', scope: 'team', proxy: 'allowed' },
    query: dashboardQuery,
    example: examples.query,
    scope: (input) => ownScope(input, input.query),
  },
  company: {
    policy: { needs: 'associates.view', audience: 'admin', scope: 'all', proxy: 'refused' },
    query: companyQuery,
    example: { period: 'Quarter' },
    scope: (input) => companyScope(input, input.query),
  },
});

/** Tiles of the team dashboard (domain.md 2.34): members of one of the own teams, without the owner (R-TEAM-01). */
export const teamDashboardRoutes: Area = () => [
  ...tile({
    name: 'MembersCount',
    path: 'members-count',
    summary: 'Active members by level at the ends of twelve months',
    schema: teamMembersCount,
    example: examples.membersCount,
    read: membersCount,
  }),
  ...tile({
    name: 'ExpiringLicenses',
    path: 'expiring-licenses',
    summary: 'Licenses that end within 60 days, soonest first',
    schema: teamExpiringLicenses,
    example: examples.expiring,
    read: expiring,
  }),
  ...tile({
    name: 'NewRecruits',
    path: 'new-recruits',
    summary: 'Who joined in the period, with the progress to a license',
    schema: teamNewRecruits,
    example: examples.recruits,
    read: recruits,
  }),
  ...tile({
    name: 'Levels',
    path: 'level',
    summary: 'Active members per level',
    schema: teamLevels,
    example: examples.levels,
    read: levels,
  }),
  ...tile({
    name: 'Activity',
    path: 'activity',
    summary: 'Active members, those of them who write, and recruits',
    schema: teamActivity,
    example: examples.activity,
    read: activity,
  }),
];
