import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { AUDIT_LIST } from './audit-list.ts';

export const auditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/audit',
  staticData: { title: 'Audit', needs: 'listAuditEntries', lists: { audit: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, AUDIT_LIST, deps),
  component: lazyRouteComponent(() => import('./audit-screen.tsx'), 'AuditScreen'),
});
