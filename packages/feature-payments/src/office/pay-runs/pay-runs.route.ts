import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, listSearch, loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { PAY_RUN_LIST, type PayRun, payoutsOf, reviewOf, statementsOf } from './pay-run-lists.ts';

export const payRunsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pay-runs',
  staticData: { title: 'Pay runs', needs: 'listPayRuns', lists: { 'pay-runs': {} } },
  ...listPage(PAY_RUN_LIST),
  component: lazyRouteComponent(() => import('./pay-runs-screen.tsx'), 'PayRunsScreen'),
});

const tab = tabSearch('payouts', 'warnings', 'statements', 'bank-files', 'activity');

/** The list of the part that the address names. */
function listOf({ id, status }: PayRun, part: string) {
  if (part === 'statements') return statementsOf(id);
  if (part !== 'payouts' || status === 'Draft') return undefined;
  return status === 'Closed' ? payoutsOf(id) : reviewOf(id);
}

export const payRunRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pay-runs/$id',
  staticData: { title: 'Pay run', needs: 'getPayRun' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...tab(search) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { tab: part = 'payouts', ...search }, params: { id } }) => {
    const run = await context.queryClient.ensureQueryData(queryFor('getPayRun', { params: { id } }));
    const list = listOf(run, part);
    if (list) await loadList(context, list, search);
  },
  component: lazyRouteComponent(() => import('./pay-run-screen.tsx'), 'PayRunScreen'),
});
