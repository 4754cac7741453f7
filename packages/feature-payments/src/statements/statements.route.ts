import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadRecord, signedInRoute } from '@upline/shell';

export const statementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/statements/$id',
  staticData: { title: 'Statement', needs: 'getStatement' },
  loader: loadRecord('getStatement'),
  component: lazyRouteComponent(() => import('./statement-screen.tsx'), 'StatementScreen'),
});
