import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { CONFLICT_LIST } from './conflict-list.ts';

export const conflictsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/conflicts',
  staticData: { title: 'Conflicts of interest', needs: 'listConflicts', lists: { conflicts: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, CONFLICT_LIST, deps),
  component: lazyRouteComponent(() => import('./conflicts-screen.tsx'), 'ConflictsScreen'),
});
