import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, loadRecord, signedInRoute, tabSearch } from '@upline/shell';
import { ASSOCIATE_LIST } from './associate-list.ts';

export const associatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/associates',
  staticData: { title: 'Associates', needs: 'listAssociates', lists: { associates: {} } },
  ...listPage(ASSOCIATE_LIST),
  component: lazyRouteComponent(() => import('./associates-screen.tsx'), 'AssociatesScreen'),
});

const tab = tabSearch(
  'overview',
  'network',
  'licensing',
  'levels',
  'settings',
  'efast',
  'payout',
  'business',
  'audit',
);
/** The palette leads here with the question already open. */
const asked = ({ ask }: Record<string, unknown>): { ask?: 'view-as' } => (ask === 'view-as' ? { ask } : {});

export const associateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/associates/$code',
  staticData: { title: 'Associate', needs: 'getAssociate' },
  validateSearch: (search: Record<string, unknown>) => ({ ...tab(search), ...asked(search) }),
  loader: loadRecord('getAssociate'),
  component: lazyRouteComponent(() => import('./associate-screen.tsx'), 'AssociateScreen'),
});

export const associateEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/associates/$code/edit',
  staticData: { title: 'Edit', needs: 'updateAssociate' },
  loader: loadNewest('getAssociate'),
  component: lazyRouteComponent(() => import('../person/edit-screen.tsx'), 'AssociateEditScreen'),
});
