import { defineFeature } from '@upline/shell';
import { accountFeature } from './feature.ts';
import { accountRoute } from './office/account.route.ts';
import {
  levelRequestsRoute,
  payoutInformationRequestsRoute,
  uplineChangesRoute,
} from './office/requests/requests.route.ts';

/** The account of people of the home office, who have no associate's record, and what associates ask for. Mounted by the admin app. */
export const officeAccountFeature = defineFeature({
  id: 'account',
  routes: {
    ...accountFeature.routes,
    accountRoute,
    payoutInformationRequestsRoute,
    levelRequestsRoute,
    uplineChangesRoute,
  },
  verbs: accountFeature.verbs,
});
