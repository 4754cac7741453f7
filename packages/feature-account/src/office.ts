import { defineFeature } from '@upline/shell';
import { accountFeature } from './feature.ts';
import { accountRoute } from './office/account.route.ts';

/** The account of people of the home office, who have no associate's record. Mounted by the admin app. */
export const officeAccountFeature = defineFeature({
  id: 'account',
  routes: { ...accountFeature.routes, accountRoute },
  verbs: accountFeature.verbs,
});
