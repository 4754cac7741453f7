import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { AUDIT_LIST } from './audit-list.ts';

export const auditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/audit',
  staticData: { title: 'Audit', needs: 'listAuditEntries', lists: { audit: {} } },
  ...listPage(AUDIT_LIST),
  component: lazyRouteComponent(() => import('./audit-screen.tsx'), 'AuditScreen'),
});
