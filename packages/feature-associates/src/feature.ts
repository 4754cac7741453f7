import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { defineFeature } from '@upline/shell';
import { associateRoute, associatesRoute } from './associates/associates.route.ts';
import { auditRoute } from './audit/audit.route.ts';

/** Associates and the audit trail for admins (domain.md 2.36). */
export const associatesFeature = defineFeature({
  id: 'associates',
  routes: { associatesRoute, associateRoute, auditRoute },
  nav: [
    { section: 'associates', label: 'Associates', icon: IconUsers, route: associatesRoute, order: 10 },
    { section: 'audit', label: 'Audit', icon: IconShieldCheck, route: auditRoute, order: 10 },
  ],
});
