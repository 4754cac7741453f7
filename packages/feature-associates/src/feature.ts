import { defineFeature } from '@upline/shell';
import { approvalRoute, approvalsRoute } from './approvals/approvals.route.ts';
import { associateEditRoute, associateRoute, associatesRoute } from './associates/associates.route.ts';
import { auditRoute } from './audit/audit.route.ts';
import { registrationRoute, registrationsRoute } from './registrations/registrations.route.ts';
import { ASSOCIATE_VERBS } from './verbs.ts';
import { viewsRoute } from './view-as/view-as.route.ts';

/** Associates and the audit trail for admins (domain.md 2.36). */
export const associatesFeature = defineFeature({
  id: 'associates',
  routes: {
    associatesRoute,
    associateRoute,
    associateEditRoute,
    approvalsRoute,
    approvalRoute,
    registrationsRoute,
    registrationRoute,
    auditRoute,
    viewsRoute,
  },
  verbs: ASSOCIATE_VERBS,
});
