import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type ListSearch, listSearch, loadList, queryFor, signedInRoute } from '@upline/shell';
import { OPEN_PURCHASES, PURCHASE_LIST } from './purchase-list.ts';

interface PurchaseSearch extends ListSearch {
  /** The payment with which Stripe has sent the person back. */
  readonly paid?: string;
}

const UUID = /^[0-9a-f-]{36}$/;

/** Own charges (domain.md 2.8). */
export const purchasesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/purchase-history',
  staticData: { title: 'Purchase history', needs: 'listPurchases', lists: { purchases: {} } },
  validateSearch: (search: Record<string, unknown>): PurchaseSearch => ({
    ...listSearch(search),
    ...(typeof search.paid === 'string' && UUID.test(search.paid) ? { paid: search.paid } : {}),
  }),
  loaderDeps: ({ search: { paid: _, ...search } }) => search,
  loader: async ({ context, deps }) => {
    const { queryClient } = context;
    await Promise.all([
      loadList(context, PURCHASE_LIST, deps),
      queryClient.ensureQueryData(queryFor('getCardStanding')),
      queryClient.ensureQueryData(queryFor('listPurchases', OPEN_PURCHASES)),
    ]);
  },
  component: lazyRouteComponent(() => import('./purchases-screen.tsx'), 'PurchasesScreen'),
});
