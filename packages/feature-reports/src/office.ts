/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** Reports and dashboards of the whole company, for the home office. Mounted by the admin app. */
import { defineFeature } from '@upline/shell';
import { exportsRoute } from './exports/exports.route.ts';
import { companyBusinessRoute, companyPaymentsRoute, companyTeamRoute } from './office/dashboards.route.ts';
import {
  debitAgingRoute,
  licenseGapsRoute,
  officeActivityRoute,
  officeCashflowRoute,
  officeChargebackBalanceRoute,
  officeEventTicketsRoute,
  officeReportsRoute,
  persistencyRoute,
  placementRoute,
  recruitingRoute,
} from './office/reports.route.ts';

export const officeReportsFeature = defineFeature({
  id: 'reports',
  routes: {
    officeReportsRoute,
    companyBusinessRoute,
    companyPaymentsRoute,
    companyTeamRoute,
    officeActivityRoute,
    officeCashflowRoute,
    officeChargebackBalanceRoute,
    officeEventTicketsRoute,
    placementRoute,
    persistencyRoute,
    licenseGapsRoute,
    debitAgingRoute,
    recruitingRoute,
    exportsRoute,
  },
});
