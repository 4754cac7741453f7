import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, listSearch, loadList, queryFor, signedInRoute } from '@upline/shell';
import { CHANGE_LIST, changeRows } from './change-lists.ts';

export const changesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/changes',
  staticData: { title: 'Bulk edits and imports', needs: 'listChanges' },
  ...listPage(CHANGE_LIST),
  component: lazyRouteComponent(() => import('./changes-screen.tsx'), 'ChangesScreen'),
});

/** A preview, what became of it, and its way back: the address names it, so that nothing is lost by a reload. */
export const changeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/changes/$id',
  staticData: { title: 'Bulk edit or import', needs: 'getChange' },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params: { id } }) => {
    const [change] = await Promise.all([
      context.queryClient.fetchQuery({ ...queryFor('getChange', { params: { id } }), staleTime: 0 }),
      loadList(context, changeRows(id), deps),
    ]);
    await context.queryClient.ensureQueryData(
      queryFor('getChangeFields', { query: { resource: change.resource } }),
    );
  },
  component: lazyRouteComponent(() => import('./change-screen.tsx'), 'ChangeScreen'),
});
