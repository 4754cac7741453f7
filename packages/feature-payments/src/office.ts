/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** The money of the whole company, for the home office. Mounted by the admin app. */
import { defineFeature } from '@upline/shell';
import { builderPlansRoute } from './office/builder-plans/builder-plans.route.ts';
import {
  cardEventsRoute,
  cardPaymentRoute,
  cardPaymentsRoute,
} from './office/card-payments/card-payments.route.ts';
import { journalRoute, journalsRoute, ledgerRoute } from './office/ledger/ledger.route.ts';
import { officeCompensationRoutes } from './office/office-compensation.routes.ts';
import { payRunRoute, payRunsRoute } from './office/pay-runs/pay-runs.route.ts';
import { officeStatementsRoute, payoutRoute, payoutsRoute } from './office/payouts/payouts.route.ts';
import { builderBonusRoute, equityRoute, scholarshipsRoute } from './office/programs/programs.route.ts';
import { providerPaymentRoutes } from './office/provider-payments/provider-payments.routes.ts';

export const officePaymentsFeature = defineFeature({
  id: 'payments',
  routes: {
    ...providerPaymentRoutes,
    payRunsRoute,
    payRunRoute,
    payoutsRoute,
    payoutRoute,
    officeStatementsRoute,
    ledgerRoute,
    journalsRoute,
    journalRoute,
    builderPlansRoute,
    cardPaymentsRoute,
    cardPaymentRoute,
    cardEventsRoute,
    equityRoute,
    builderBonusRoute,
    scholarshipsRoute,
    ...officeCompensationRoutes,
  },
});
