import { defineFeature } from '@upline/shell';
import { accountFeature } from './feature.ts';
import { accountRoute } from './office/account.route.ts';
import {
  officeAppointmentsRoute,
  writingNumbersRoute,
} from './office/appointments/office-appointments.route.ts';
import {
  officeDocumentCreateRoute,
  officeDocumentRoute,
  officeDocumentsRoute,
  textCreateRoute,
  textEditRoute,
  textRoute,
  textsRoute,
} from './office/legal/legal-documents.route.ts';
import {
  certificatesRoute,
  eoPoliciesRoute,
  officeLicensesRoute,
} from './office/licenses/office-licenses.route.ts';
import {
  internationalRequestsRoute,
  levelRequestsRoute,
  payoutInformationRequestsRoute,
  uplineChangesRoute,
} from './office/requests/requests.route.ts';

/** The account of people of the home office, everybody's licenses and appointments, and what associates ask for. Mounted by the admin app. */
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
    payoutInformationRequestsRoute,
    levelRequestsRoute,
    uplineChangesRoute,
    internationalRequestsRoute,
  },
  verbs: accountFeature.verbs,
});

/** Legal documents of all associates and the texts they sign (domain.md 2.7). Mounted by the admin app. */
export const officeLegalFeature = defineFeature({
  id: 'legal',
  routes: {
    officeDocumentsRoute,
    officeDocumentCreateRoute,
    officeDocumentRoute,
    textsRoute,
    textCreateRoute,
    textRoute,
    textEditRoute,
  },
});
