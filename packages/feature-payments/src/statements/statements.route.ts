import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

export const statementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/statements/$id',
  staticData: { title: 'Statement', needs: 'getStatement' },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(queryFor('getStatement', { params: { id } })),
  component: lazyRouteComponent(() => import('./statement-screen.tsx'), 'StatementScreen'),
});
