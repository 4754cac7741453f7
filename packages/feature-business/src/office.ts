import { defineFeature } from '@upline/shell';
import {
  feedCaseRoute,
  feedCasesRoute,
  feedStatusesRoute,
  feedsRoute,
} from './carrier/office/feeds.route.ts';
import { OFFICE_BUSINESS_VERBS } from './office-verbs.ts';
import {
  officePoliciesRoute,
  officePolicyCreateRoute,
  officePolicyEditRoute,
  officePolicyRoute,
} from './policies/office/office.route.ts';
import {
  officeProductCreateRoute,
  officeProductEditRoute,
  officeProductRoute,
  officeProductsRoute,
  officeProviderCreateRoute,
  officeProviderEditRoute,
  officeProviderRoute,
  officeProvidersRoute,
} from './providers/office/catalogue.route.ts';
import { officeReviewsRoute } from './supervision/supervision.route.ts';

/** The business of everybody and the carriers it is written with, for the home office (domain.md 2.36). Mounted by the admin app. */
export const officeBusinessFeature = defineFeature({
  id: 'business',
  routes: {
    officePoliciesRoute,
    officePolicyCreateRoute,
    officePolicyRoute,
    officePolicyEditRoute,
    officeReviewsRoute,
    feedsRoute,
    feedCasesRoute,
    feedCaseRoute,
    feedStatusesRoute,
    officeProvidersRoute,
    officeProviderCreateRoute,
    officeProviderRoute,
    officeProviderEditRoute,
    officeProductsRoute,
    officeProductCreateRoute,
    officeProductRoute,
    officeProductEditRoute,
  },
  verbs: OFFICE_BUSINESS_VERBS,
});
