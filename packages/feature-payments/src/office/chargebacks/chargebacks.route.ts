import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute } from '@upline/shell';
import { OFFICE_DEBT_LIST } from './chargeback-list.ts';

export const officeDebtsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/chargebacks',
  staticData: { title: 'Chargebacks', needs: 'listAllChargebacks', lists: { 'admin-chargebacks': {} } },
  ...listPage(OFFICE_DEBT_LIST),
  component: lazyRouteComponent(() => import('./chargebacks-screen.tsx'), 'OfficeDebtsScreen'),
});

export const officeDebtCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/chargebacks/create',
  staticData: { title: 'Create chargeback', needs: 'createChargeback' },
  component: lazyRouteComponent(
    () => import('./create/chargeback-create-screen.tsx'),
    'OfficeDebtCreateScreen',
  ),
});

export const officeDebtRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/chargebacks/$id',
  staticData: { title: 'Chargeback', needs: 'getAnyChargeback' },
  loader: loadRecord('getAnyChargeback'),
  component: lazyRouteComponent(() => import('./chargeback-screen.tsx'), 'OfficeDebtScreen'),
});
