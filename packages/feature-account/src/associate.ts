import { defineFeature } from '@upline/shell';
import { appointmentsRoute } from './appointments/appointments.route.ts';
import { builderPlanRoute } from './builder-plan/builder-plan.route.ts';
import { calendarRoute } from './calendar/calendar.route.ts';
import { equityRoute } from './equity/equity.route.ts';
import { genealogyRoute } from './genealogy/genealogy.route.ts';
import { internationalRoute } from './international/international.route.ts';
import { agreementRoute, legalDocumentRoute, legalDocumentsRoute } from './legal/legal.route.ts';
import { legalNameRoute } from './legal-name/legal-name.route.ts';
import { levelsRoute } from './levels/levels.route.ts';
import { licensesRoute } from './licenses/licenses.route.ts';
import { noticePreferencesRoute } from './notices/preferences.route.ts';
import { payoutCreateRoute, payoutEditRoute, payoutRoute, payoutsRoute } from './payout/payout.route.ts';
import {
  addressRoute,
  altPhoneRoute,
  basicInformationRoute,
  flagsRoute,
  preferredNameRoute,
  profileRoute,
  usernameRoute,
} from './profile/profile.route.ts';
import { purchasesRoute } from './purchases/purchases.route.ts';
import { spouseRoute } from './spouse/spouse.route.ts';
import { trainingProgramRoute } from './training/training.route.ts';
import { uplineChangesRoute } from './upline/upline.route.ts';

/** Pages of the account that only associates have. Mounted by the portal. */
export const associateAccountFeature = defineFeature({
  id: 'associate-account',
  routes: {
    profileRoute,
    basicInformationRoute,
    preferredNameRoute,
    legalNameRoute,
    spouseRoute,
    addressRoute,
    altPhoneRoute,
    usernameRoute,
    flagsRoute,
    licensesRoute,
    appointmentsRoute,
    equityRoute,
    internationalRoute,
    payoutsRoute,
    payoutCreateRoute,
    payoutRoute,
    payoutEditRoute,
    purchasesRoute,
    builderPlanRoute,
    noticePreferencesRoute,
    legalDocumentsRoute,
    legalDocumentRoute,
    agreementRoute,
    genealogyRoute,
    levelsRoute,
    uplineChangesRoute,
    trainingProgramRoute,
    calendarRoute,
  },
});
