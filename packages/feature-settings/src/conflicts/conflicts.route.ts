import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { CONFLICT_LIST } from './conflict-list.ts';

export const conflictsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/conflicts',
  staticData: { title: 'Conflicts of interest', needs: 'listConflicts', lists: { conflicts: {} } },
  ...listPage(CONFLICT_LIST),
  component: lazyRouteComponent(() => import('./conflicts-screen.tsx'), 'ConflictsScreen'),
});
