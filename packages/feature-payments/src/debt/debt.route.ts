import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute } from '@upline/shell';
import { DEBT_ENTRY_LIST } from './debt-lists.ts';

export const debtRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/chargebacks/debt',
  staticData: { title: 'Debt', needs: 'getDebt', lists: { 'debt-entries': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(queryFor('getDebt')),
      loadList(context, DEBT_ENTRY_LIST, deps),
    ]);
  },
  component: lazyRouteComponent(() => import('./debt-screen.tsx'), 'DebtScreen'),
});
