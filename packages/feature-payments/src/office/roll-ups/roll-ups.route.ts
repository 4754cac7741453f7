import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { OFFICE_ROLL_UP_LIST } from './roll-up-list.ts';

export const officeRollUpsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/roll-ups',
  staticData: { title: 'Roll-ups', needs: 'listAllRollUps', lists: { 'roll-ups': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, OFFICE_ROLL_UP_LIST, deps),
  component: lazyRouteComponent(() => import('./roll-ups-screen.tsx'), 'OfficeRollUpsScreen'),
});
