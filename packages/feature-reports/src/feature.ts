import { defineFeature } from '@upline/shell';
import { activityRoute } from './activity/activity.route.ts';
import { cashflowRoute } from './cashflow/cashflow.route.ts';
import { chargebackBalanceRoute } from './chargeback-balance/chargeback-balance.route.ts';
import { eventTicketsRoute } from './event-tickets/event-tickets.route.ts';
import { exportsRoute } from './exports/exports.route.ts';
import { reportsRoute } from './overview/reports.route.ts';

/** Reports of an associate. The area has no sidebar (SPEC 2): its own page leads to all of them. */
export const reportsFeature = defineFeature({
  id: 'reports',
  routes: {
    reportsRoute,
    activityRoute,
    cashflowRoute,
    chargebackBalanceRoute,
    eventTicketsRoute,
    exportsRoute,
  },
});
