import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { OFFICE_ROLL_UP_LIST } from './roll-up-list.ts';

export const officeRollUpsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/roll-ups',
  staticData: { title: 'Roll-ups', needs: 'listAllRollUps', lists: { 'roll-ups': {} } },
  ...listPage(OFFICE_ROLL_UP_LIST),
  component: lazyRouteComponent(() => import('./roll-ups-screen.tsx'), 'OfficeRollUpsScreen'),
});
