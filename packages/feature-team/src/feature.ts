import {
  IconCertificate,
  IconChartBar,
  IconHome2,
  IconInfinity,
  IconSitemap,
  IconStar,
  IconStars,
  IconUser,
} from '@tabler/icons-react';
import { defineFeature } from '@upline/shell';
import { teamDashboardRoute } from './dashboard/dashboard.route.ts';
import { healthRoute } from './health/health.route.ts';
import { teamLicensesRoute } from './licenses/licenses.route.ts';
import {
  baseShopRoute,
  infinityRoute,
  personalRoute,
  rmdBaseShopRoute,
  rmdSuperBaseRoute,
  rmdSuperTeamRoute,
} from './lists/team-lists.route.ts';
import { meetingRoute } from './meeting/meeting.route.ts';
import {
  memberAppointmentsRoute,
  memberLevelsRoute,
  memberLicensesRoute,
  memberRoute,
} from './member/member.route.ts';
import { TEAM_VERBS } from './verbs.ts';
import { visualizerRoute, visualizerTypeRoute } from './visualizer/visualizer.route.ts';

/** The team of anyone who is signed in. Its lines stand in the specification's order, ten apart. */
export const teamFeature = defineFeature({
  id: 'team',
  routes: {
    meetingRoute,
    visualizerRoute,
    visualizerTypeRoute,
    memberRoute,
    memberLicensesRoute,
    memberAppointmentsRoute,
    memberLevelsRoute,
    healthRoute,
    teamDashboardRoute,
    personalRoute,
    baseShopRoute,
    rmdBaseShopRoute,
    rmdSuperBaseRoute,
    rmdSuperTeamRoute,
    infinityRoute,
    teamLicensesRoute,
  },
  nav: [
    { section: 'team', label: 'Dashboard', icon: IconChartBar, route: teamDashboardRoute, order: 10 },
    { section: 'team', label: 'Personal', icon: IconUser, route: personalRoute, order: 20 },
    { section: 'team', label: 'Base Shop', icon: IconHome2, route: baseShopRoute, order: 30 },
    {
      section: 'team',
      label: 'RMD Super Base',
      icon: IconStar,
      route: rmdSuperBaseRoute,
      only: 'senior',
      order: 40,
    },
    {
      section: 'team',
      label: 'RMD Super Team',
      icon: IconStars,
      route: rmdSuperTeamRoute,
      only: 'senior',
      order: 50,
    },
    { section: 'team', label: 'Infinity', icon: IconInfinity, route: infinityRoute, order: 60 },
    {
      section: 'team',
      label: 'Team Visualizer',
      icon: IconSitemap,
      route: visualizerRoute,
      params: ({ user }) => ({ code: user.code }),
      order: 70,
    },
    { section: 'team', label: 'Licenses', icon: IconCertificate, route: teamLicensesRoute, order: 80 },
  ],
  verbs: TEAM_VERBS,
});
