import IconAntenna from '@tabler/icons-react/dist/esm/icons/IconAntenna.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
import { defineFeature } from '@upline/shell';
import {
  feedCaseRoute,
  feedCasesRoute,
  feedStatusesRoute,
  feedsRoute,
} from './carrier/office/feeds.route.ts';
import {
  officePoliciesRoute,
  officePolicyCreateRoute,
  officePolicyEditRoute,
  officePolicyRoute,
} from './policies/office/office.route.ts';
import { officeReviewsRoute } from './supervision/supervision.route.ts';

/** The business of everybody, for the home office (domain.md 2.36). Mounted by the admin app. */
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
  },
  nav: [
    { section: 'business', label: 'Business', icon: IconBriefcase, route: officePoliciesRoute, order: 10 },
    { section: 'business', label: 'Supervision', icon: IconEyeCheck, route: officeReviewsRoute, order: 20 },
    { section: 'business', label: 'Carrier Feeds', icon: IconAntenna, route: feedsRoute, order: 30 },
  ],
});
