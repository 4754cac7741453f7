import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute } from '@upline/shell';
import { LAPSE_SAVE_LIST } from './lapse-save-lists.ts';

export const lapseSavesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/chargebacks/lapse-saves',
  staticData: { title: 'Lapse saves', needs: 'listLapseSaves', lists: { 'lapse-saves': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, LAPSE_SAVE_LIST, deps),
  component: lazyRouteComponent(() => import('./lapse-saves-screen.tsx'), 'LapseSavesScreen'),
});

export const lapseSaveRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/chargebacks/lapse-saves/$id',
  staticData: { title: 'Late premium', needs: 'getLapseSave' },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(queryFor('getLapseSave', { params: { id } })),
  component: lazyRouteComponent(() => import('./lapse-save-screen.tsx'), 'LapseSaveScreen'),
});
