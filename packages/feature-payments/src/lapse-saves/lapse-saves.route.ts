import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute } from '@upline/shell';
import { LAPSE_SAVE_LIST } from './lapse-save-lists.ts';

export const lapseSavesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/chargebacks/lapse-saves',
  staticData: { title: 'Lapse saves', needs: 'listLapseSaves', lists: { 'lapse-saves': {} } },
  ...listPage(LAPSE_SAVE_LIST),
  component: lazyRouteComponent(() => import('./lapse-saves-screen.tsx'), 'LapseSavesScreen'),
});

export const lapseSaveRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/chargebacks/lapse-saves/$id',
  staticData: { title: 'Late premium', needs: 'getLapseSave' },
  loader: loadRecord('getLapseSave'),
  component: lazyRouteComponent(() => import('./lapse-save-screen.tsx'), 'LapseSaveScreen'),
});
