import { IconBriefcase, IconChartBar, IconUsers } from '@tabler/icons-react';
import { defineFeature } from '@upline/shell';
import {
  businessCreateClientRoute,
  clientCreateRoute,
  clientEditRoute,
  clientRoute,
  clientsRoute,
} from './clients/clients.route.ts';
import { businessDashboardRoute } from './dashboard/dashboard.route.ts';
import { policiesRoute, policyRoute } from './policies/policies.route.ts';

/** The client business of an associate. */
export const businessFeature = defineFeature({
  id: 'business',
  routes: {
    businessDashboardRoute,
    policiesRoute,
    policyRoute,
    clientsRoute,
    clientCreateRoute,
    businessCreateClientRoute,
    clientRoute,
    clientEditRoute,
  },
  nav: [
    {
      section: 'business',
      label: 'Dashboard',
      icon: IconChartBar,
      route: businessDashboardRoute,
      order: 5,
    },
    { section: 'business', label: 'Business', icon: IconBriefcase, route: policiesRoute, order: 10 },
    { section: 'business', label: 'Clients', icon: IconUsers, route: clientsRoute, order: 20 },
  ],
});
