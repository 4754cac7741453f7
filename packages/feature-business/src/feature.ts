import {
  IconAntenna,
  IconBook,
  IconBriefcase,
  IconBuildingBank,
  IconCalculator,
  IconCash,
  IconChartBar,
  IconPercentage,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { defineFeature } from '@upline/shell';
import {
  analysesCompareRoute,
  analysesRoute,
  dimeRoute,
  dimeStartRoute,
  lifestyleRoute,
  lifestyleStartRoute,
} from './analyses/analyses.route.ts';
import { incomeRoute } from './analyses/income/income.route.ts';
import { carrierCaseRoute, carrierDashboardRoute } from './carrier/carrier.route.ts';
import { changeRoute, changesRoute } from './changes/changes.route.ts';
import {
  businessCreateClientRoute,
  clientCreateRoute,
  clientEditRoute,
  clientRoute,
  clientsRoute,
} from './clients/clients.route.ts';
import { businessDashboardRoute } from './dashboard/dashboard.route.ts';
import {
  policiesRoute,
  policyCreateForRoute,
  policyCreateRoute,
  policyEditRoute,
  policyRoute,
} from './policies/policies.route.ts';
import {
  prospectConvertRoute,
  prospectCreateRoute,
  prospectEditRoute,
  prospectRoute,
  prospectsRoute,
} from './prospects/prospects.route.ts';
import {
  providerAttachmentsRoute,
  providerLinksRoute,
  providerRoute,
  providersRoute,
  providerVideosRoute,
} from './providers/providers.route.ts';
import { scheduleRoute } from './schedule/schedule.route.ts';
import { reviewsRoute } from './supervision/supervision.route.ts';
import { traineeRoute, traineesRoute } from './training/training.route.ts';
import { BUSINESS_VERBS } from './verbs.ts';

/** The client business of an associate. */
export const businessFeature = defineFeature({
  id: 'business',
  routes: {
    businessDashboardRoute,
    policiesRoute,
    policyCreateRoute,
    policyCreateForRoute,
    policyRoute,
    policyEditRoute,
    changesRoute,
    changeRoute,
    clientsRoute,
    clientCreateRoute,
    businessCreateClientRoute,
    clientRoute,
    clientEditRoute,
    prospectsRoute,
    prospectCreateRoute,
    prospectRoute,
    prospectEditRoute,
    prospectConvertRoute,
    providersRoute,
    providerRoute,
    providerVideosRoute,
    providerLinksRoute,
    providerAttachmentsRoute,
    scheduleRoute,
    analysesRoute,
    analysesCompareRoute,
    dimeStartRoute,
    dimeRoute,
    lifestyleStartRoute,
    lifestyleRoute,
    incomeRoute,
    carrierDashboardRoute,
    carrierCaseRoute,
    reviewsRoute,
    traineesRoute,
    traineeRoute,
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
    { section: 'business', label: 'Clients', icon: IconUsers, route: clientsRoute, order: 20, jump: 'C' },
    {
      section: 'business',
      label: 'Prospects',
      icon: IconUserPlus,
      route: prospectsRoute,
      order: 30,
      jump: 'O',
    },
    {
      section: 'business',
      label: 'Compensation Schedule',
      icon: IconPercentage,
      route: scheduleRoute,
      order: 40,
      group: 'Reference',
    },
    {
      section: 'business',
      label: 'Compensation Plans',
      icon: IconBook,
      page: '/help/compensation-plans',
      order: 50,
      group: 'Reference',
    },
    {
      section: 'business',
      label: 'Product Providers',
      icon: IconBuildingBank,
      route: providersRoute,
      order: 60,
      group: 'Reference',
    },
    {
      section: 'business',
      label: 'Financial Needs Analysis',
      icon: IconCalculator,
      route: analysesRoute,
      order: 70,
      group: 'Tools',
    },
    {
      section: 'business',
      label: 'Income Calculator',
      icon: IconCash,
      route: incomeRoute,
      order: 75,
      group: 'Tools',
    },
    {
      section: 'business',
      label: 'Carrier Dashboard',
      icon: IconAntenna,
      route: carrierDashboardRoute,
      order: 80,
      group: 'Tools',
      only: 'beta',
    },
  ],
  verbs: BUSINESS_VERBS,
});
