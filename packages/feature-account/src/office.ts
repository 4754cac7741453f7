import { defineFeature } from '@upline/shell';
import { accountFeature } from './feature.ts';
import { accountRoute } from './office/account.route.ts';
import {
  officeAppointmentsRoute,
  writingNumbersRoute,
} from './office/appointments/office-appointments.route.ts';
import {
  certificatesRoute,
  eoPoliciesRoute,
  officeLicensesRoute,
} from './office/licenses/office-licenses.route.ts';

/** The account of people of the home office, and everybody's licenses and appointments. Mounted by the admin app. */
export const officeAccountFeature = defineFeature({
  id: 'account',
  routes: {
    ...accountFeature.routes,
    accountRoute,
    officeAppointmentsRoute,
    writingNumbersRoute,
    officeLicensesRoute,
    eoPoliciesRoute,
    certificatesRoute,
  },
  verbs: accountFeature.verbs,
});
